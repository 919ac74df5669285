import { sayFailed } from '../../components/toast.ts';
import { textOf } from '../../lib/api/errors.ts';

/** What everything that would change the demo does instead. */
export const sayReadOnly = (): void => sayFailed(textOf('demo_read_only'));
