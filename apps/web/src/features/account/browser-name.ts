import Bowser from 'bowser';

/** "Firefox on Windows" from what a browser says of itself. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return 'Unknown browser';
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
