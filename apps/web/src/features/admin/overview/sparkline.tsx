const width = 72;
const height = 24;

/** The shape of a series without its numbers; those stand beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const top = Math.max(...values, 1e-9);
  const points = values.map((value, at) => {
    const x = 1 + (at / (values.length - 1)) * (width - 2);
    const y = height - 2 - (value / top) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="shrink-0 self-end max-xl:hidden"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--syllabus-accent-chart-1)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
