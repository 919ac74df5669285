import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { formatDate } from '../../../lib/dates.ts';
import { type Bar as BarData, colourAt, type Series } from './bars.ts';
import { axisHeight, axisWidth } from './chart-size.ts';

const tick = { fontSize: 11, fill: 'var(--syllabus-text-muted)' };

/** Stacked bars from zero. Drawn only: who reads and moves over them is the frame's matter. */
export function StackedBars({
  bars,
  series,
  height,
  sayAxis,
  whole,
}: {
  bars: readonly BarData[];
  series: readonly Series[];
  height: number;
  sayAxis: (value: number) => string;
  whole: boolean;
}) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...bars]}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barCategoryGap={bars.length > 60 ? 0 : '12%'}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--syllabus-border-subtle)" />
        <XAxis
          dataKey="from"
          height={axisHeight}
          tick={tick}
          tickLine={false}
          axisLine={false}
          interval="equidistantPreserveStart"
          minTickGap={36}
          tickFormatter={(date: string) => formatDate(date, 'short')}
        />
        <YAxis
          width={axisWidth}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickCount={4}
          allowDecimals={!whole}
          domain={[0, 'auto']}
          tickFormatter={sayAxis}
        />
        {series.map(({ key }, at) => (
          <Bar
            key={key}
            dataKey={({ values }: BarData) => values[at] ?? 0}
            stackId="all"
            fill={colourAt(at)}
            stroke="var(--syllabus-background-surface)"
            strokeWidth={bars.length > 60 ? 0.5 : 1}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
