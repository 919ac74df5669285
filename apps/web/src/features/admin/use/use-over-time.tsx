import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { UsageDimension } from '@weekwise/contracts/admin-over-time.ts';
import { useState } from 'react';
import { sayTokens, sayUsd } from '../../../lib/say-use.ts';
import { Select } from '../../../ui/input.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import type { ChartProps } from '../charts/chart.tsx';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { sayAbility, sayDollars, sayShort } from '../format.ts';
import { overTimeQuery } from '../overview/overview.queries.ts';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Range } from '../range.ts';

const measures = [
  { value: 'usd', label: t`Cost` },
  { value: 'tokens', label: t`Tokens` },
  { value: 'calls', label: t`Calls` },
] as const;
type Measure = (typeof measures)[number]['value'];

const says: Record<Measure, Pick<ChartProps, 'say' | 'sayAxis' | 'whole'>> = {
  usd: { say: sayUsd, sayAxis: sayDollars },
  tokens: { say: (value) => (value < 10_000 ? sayTokens(value) : sayShort(value)), sayAxis: sayShort, whole: true },
  calls: { say: (value) => plural(value, { one: '# call', other: '# calls' }), sayAxis: sayShort, whole: true },
};

const dimensions: Record<UsageDimension, { label: string; rest: string }> = {
  ability: { label: t`by purpose`, rest: t`Other` },
  model: { label: t`by model`, rest: t`Other models` },
  user: { label: t`by student`, rest: t`All others` },
  folder: { label: t`by course`, rest: t`All others` },
};

/** Cost, tokens and calls over time, told apart by one thing: of everybody, or of one student. */
export function UseOverTime({ range, userId, className }: { range: Range; userId?: string; className?: string }) {
  const [measure, setMeasure] = useState<Measure>('usd');
  const [by, setBy] = useState<UsageDimension>('ability');
  const use = useQuery(overTimeQuery(range, by, userId === undefined ? {} : { userId }));
  const choices = (Object.keys(dimensions) as UsageDimension[]).filter(
    (each) => each !== 'user' || userId === undefined,
  );
  const { label } = measures.find(({ value }) => value === measure) ?? measures[0];
  return (
    <QueryBoundary
      query={use}
      errorTitle={t`The use over time could not be loaded`}
      skeleton={<PanelSkeleton label={t`Loading the use over time`} className="h-88" />}
    >
      {({ by: shown, dates, series }) => (
        <ChartPanel
          title={t`${label} over time`}
          label={`${label} ${dimensions[shown].label}`}
          file={`${measure}-by-${shown}`}
          dates={dates}
          series={series.map((one) => ({
            key: one.key ?? 'rest',
            label: nameOf(shown, one),
            values: one[measure],
          }))}
          {...says[measure]}
          {...(className !== undefined && { className })}
          controls={
            <>
              <ToggleGroup label={t`Measure`} value={measure} options={measures} size="md" onChange={setMeasure} />
              <Select
                label={t`Told apart`}
                labelHidden
                value={by}
                onChange={(event) => setBy(choices.find((each) => each === event.target.value) ?? by)}
              >
                {choices.map((each) => (
                  <option key={each} value={each}>
                    {dimensions[each].label}
                  </option>
                ))}
              </Select>
            </>
          }
        />
      )}
    </QueryBoundary>
  );
}

function nameOf(by: UsageDimension, { key, label }: { key: string | null; label: string | null }): string {
  if (key === null) return dimensions[by].rest;
  if (by === 'ability') return sayAbility(key);
  return label ?? (by === 'model' ? (key.split('/').at(1) ?? key) : t`Deleted`);
}
