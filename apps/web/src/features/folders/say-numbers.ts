import { t } from '@lingui/core/macro';
import { kindOf } from '../../lib/file-kinds.ts';
import { formatBytes, inLine } from '../../lib/text.ts';

/** "2 h 5 min", "12 min", "40 s": time that was measured, never rounded up to more. */
export function sayWorkTime(seconds: number): string {
  if (seconds < 60) return t`${Math.floor(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t`${minutes} min`;
  return minutes % 60 === 0 ? t`${minutes / 60} h` : t`${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** "3 PDF (4.2 MB), 1 Word (12 kB) and 2 of other kinds": called as in the list of files. */
export function sayTypes(types: readonly { type: string; files: number; bytes: number }[], most = 3): string {
  const named = types
    .slice(0, most)
    .map(({ type, files, bytes }) => `${files} ${kindOf(type) ?? type} (${formatBytes(bytes)})`);
  const others = types.slice(most).reduce((sum, { files }) => sum + files, 0);
  return others === 0 ? t`${inLine(named)}.` : t`${inLine(named)} and ${others} of other kinds.`;
}
