import { t } from '@lingui/core/macro';
import { sayDone, sayFailed } from './toast.ts';

/** Puts text on the clipboard and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    sayDone(done);
  } catch {
    sayFailed(t`The browser did not allow copying.`);
  }
}
