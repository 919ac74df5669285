import { t } from '@lingui/core/macro';

/** What a page says while it waits as a whole (spec §2). */
export const loadingTexts = {
  account: t`Checking your account...`,
  workspace: t`Loading your workspace...`,
  inverted: t`Loading your inverted workspace...`,
} as const;
