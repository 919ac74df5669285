import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';

export const ranges = [
  { value: '7', label: t`7 days` },
  { value: '30', label: t`30 days` },
  { value: '90', label: t`90 days` },
  { value: '365', label: t`Year` },
] as const;
export type Range = (typeof ranges)[number]['value'];

const rangeFrom = (text: string | null): Range => ranges.find(({ value }) => value === text)?.value ?? '30';

/** The days that a screen is about. They are in the address, so that a screen can be sent to somebody. */
export function useRange(): { range: Range; days: number; setRange: (range: Range) => void } {
  const [params, setParams] = useSearchParams();
  const range = rangeFrom(params.get('days'));
  const setRange = (next: Range) =>
    setParams(
      (known) => {
        known.set('days', next);
        known.delete('page');
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  return { range, days: Number(range), setRange };
}
