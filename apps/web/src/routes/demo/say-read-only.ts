import { textOf } from '../../lib/api/errors.ts';
import { sayFailed } from '../../ui/toast.ts';

/** What everything that would change the demo does instead. */
export const sayReadOnly = (): void => sayFailed(textOf('demo_read_only'));
