import { t } from '@lingui/core/macro';
import Bowser from 'bowser';

/** "Firefox on Windows" from what a browser says of itself. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return t`Unknown browser`;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return t`Unknown browser`;
  return os.name ? t`${browser.name} on ${os.name}` : browser.name;
}
