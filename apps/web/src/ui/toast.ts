import { t } from '@lingui/core/macro';

const undoTime = 8_000;

const { promise: place, resolve: havePlace } = Promise.withResolvers<void>();

/** Called where toasts are drawn: the library forgets what is said before. */
export const toastsHavePlace = havePlace;

/** The library comes with the place of toasts, not with the first page. */
async function sonner() {
  await place;
  return import('sonner');
}

/** One at a time: the next takes the place of the one before. */
async function show(say: (toast: typeof import('sonner').toast) => void): Promise<void> {
  const { toast } = await sonner();
  toast.dismiss();
  say(toast);
}

/** Says what was done, in the words of the button that did it. */
export function sayDone(message: string, undo?: () => void): void {
  const action = undo ? { duration: undoTime, action: { label: t`Undo`, onClick: undo } } : {};
  void show((toast) => toast.success(message, action));
}

/** Says what did not work, where no place on the screen can. */
export function sayFailed(message: string, again?: () => void): void {
  const action = again ? { action: { label: t`Try again`, onClick: again } } : {};
  void show((toast) => toast.error(message, { duration: undoTime, ...action }));
}
