import { t } from '@lingui/core/macro';
import ChartColumnStacked from 'lucide-react/icons/chart-column-stacked';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../panel.tsx';
import { Chart, type ChartProps } from './chart.tsx';
import { SeriesTable } from './series-table.tsx';

/** A chart under its heading, with the table behind it. */
export function ChartPanel({
  title,
  file,
  controls,
  className,
  note,
  ...chart
}: ChartProps & { title: string; file: string; controls?: ReactNode; className?: string; note?: string }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel
      title={title}
      {...(className !== undefined && { className })}
      {...(note !== undefined && { note })}
      controls={controls}
      actions={
        <IconButton
          icon={asTable ? ChartColumnStacked : Table2}
          size="sm"
          label={asTable ? t`${title} as a chart` : t`${title} as a table`}
          onClick={() => setAsTable(!asTable)}
        />
      }
    >
      {asTable ? (
        <SeriesTable label={chart.label} dates={chart.dates} series={chart.series} say={chart.say} file={file} />
      ) : (
        <Chart {...chart} />
      )}
    </Panel>
  );
}
