/** What a page says while it waits as a whole (spec §2). */
export const loadingTexts = {
  account: 'Checking your account...',
  workspace: 'Loading your workspace...',
  inverted: 'Loading your inverted workspace...',
} as const;
