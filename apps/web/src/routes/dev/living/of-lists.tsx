import type { ReactNode } from 'react';
import { Chart } from '../../../features/admin/charts/chart.tsx';
import { Stats } from '../../../features/admin/overview/stats.tsx';
import type { Plan } from '../../../features/billing/billing.ts';
import { PlanOptions } from '../../../features/billing/plan-options.tsx';
import { PromotionField } from '../../../features/billing/promotion-field.tsx';
import { SourceListItem } from '../../../features/sources/source-list-item.tsx';
import { WikiListItem as WikiRow } from '../../../features/wiki/search/wiki-list-item.tsx';
import { textOf } from '../../../lib/api/errors.ts';
import { addDays } from '../../../lib/dates.ts';
import { sampleFile, sampleFolder, sampleResult, sampleWiki } from '../living/sample-records.ts';
import { sampleToday } from '../living/sample-syllabus.ts';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;
type RowProps = Parameters<typeof SourceListItem>[0];

const result = (change: Parameters<typeof sampleResult>[0], row: Partial<RowProps> = {}): ReactNode => (
  <ul className="px-3">
    <SourceListItem
      result={sampleResult(change)}
      folderId={sampleFolder.folderId}
      download={null}
      selectable
      selected={false}
      isTied={false}
      compared={null}
      isOfSyllabus
      readOnly={false}
      actions={{ onSelect: quiet, onCompare: quiet, onAdd: quiet, onCancel: quiet, onTie: quiet, onOpen: quiet }}
      {...row}
    />
  </ul>
);
const download = (change: Partial<NonNullable<RowProps['download']>>): RowProps['download'] => ({
  url: 'https://library.example/waves.pdf',
  state: 'refused',
  failure: null,
  fileId: null,
  fileName: null,
  taskId: null,
  ...change,
});
const ownFile = {
  fileId: 'sample',
  folderId: sampleFolder.folderId,
  folderName: 'Tides and Coasts',
  name: sampleFile().name,
  page: 4,
  block: 1,
  excerpt: 'A crest is slowed first where the water is shallow.',
};

const plan = (change: Partial<Plan>): Plan => ({
  planId: 'one',
  kind: 'single_folder',
  name: 'One course',
  description: 'All weeks, for the whole term.',
  amount: 900,
  currency: 'usd',
  folders: 1,
  available: true,
  ...change,
});
const plans = [
  plan({}),
  plan({ planId: 'three', kind: 'three_pack', name: 'Three courses', amount: 1_900, folders: 3 }),
] as const;

const code = (change: Partial<Parameters<typeof PromotionField>[0]>): ReactNode => (
  <PromotionField code={null} pending={false} error={null} effect={null} onTry={quiet} onRemove={quiet} {...change} />
);

const dates = Array.from({ length: 14 }, (_, index) => addDays(sampleToday, index - 13));
const chart = (values: readonly number[]): ReactNode => (
  <Chart
    label="Answers"
    dates={dates}
    series={[
      { key: 'engine', label: 'Offline engine', values },
      { key: 'model', label: 'A model', values: values.map((value) => Math.round(value / 2)) },
    ]}
    say={String}
    sayAxis={String}
    size="small"
  />
);

/** Rows of the source search, the shop, the wiki, and the figures of the admin area. */
export const ofLists: readonly Specimen[] = [
  {
    name: 'Source result',
    states: {
      'Free to read': result({}),
      Selected: result({}, { selected: true }),
      'Being added': result({}, { download: download({ state: 'waiting', taskId: 'sample' }) }),
      Added: result({}, { download: download({ state: 'stored', fileId: 'sample', fileName: 'waves.pdf' }) }),
      'Could not be added': result({}, { download: download({ failure: textOf('source_landing_page') }) }),
      'Not free to read': result({ links: [], openAccess: false, licence: null, grade: 'close' }),
      'In the student’s own files': result({ kind: 'file', file: ownFile, links: [], openAccess: false }),
      '“This is it”': result({}, { isTied: true }),
    },
  },
  {
    name: 'Plan choice',
    states: {
      'At full price': (
        <PlanOptions plans={plans} chosen={plans[0]} priceOf={({ amount }) => amount} onChoose={quiet} />
      ),
      'With something off': (
        <PlanOptions plans={plans} chosen={plans[1]} priceOf={({ amount }) => amount * 0.8} onChoose={quiet} />
      ),
    },
  },
  {
    name: 'Promotion code',
    states: {
      Empty: code({}),
      'Being tried': code({ pending: true }),
      Valid: code({ code: 'TIDE', effect: { applies: true, says: '$1.80 off One course, until Mar 1' } }),
      'For another plan': code({
        code: 'TIDE',
        effect: { applies: false, says: 'This code is only for Three courses' },
      }),
      Expired: code({ error: textOf('promotion_ended') }),
      'Used up': code({ error: textOf('promotion_used_up') }),
    },
  },
  {
    name: 'Course of the wiki',
    wide: true,
    states: {
      Whole: (
        <ul>
          <WikiRow wiki={sampleWiki()} />
        </ul>
      ),
      'Some weeks, found by a reading': (
        <ul>
          <WikiRow
            wiki={sampleWiki({
              wikiId: 'geo-214',
              weeksPlanned: 9,
              copies: 0,
              markedTitle: [
                { text: 'Rivers and ', hit: false },
                { text: 'Coasts', hit: true },
              ],
              snippets: [
                {
                  place: 'Reading',
                  text: [
                    { text: 'How sand leaves the ', hit: false },
                    { text: 'coast', hit: true },
                  ],
                },
              ],
            })}
          />
        </ul>
      ),
    },
  },
  {
    name: 'Figures and chart',
    note: 'The legend reads out the bar under the mouse or the arrow keys; nothing covers the bars.',
    states: {
      Figures: (
        <Stats
          label="Figures"
          stats={[
            { label: 'Answers', value: '1,204', detail: '18% more than before', trend: [3, 5, 4, 8, 9, 12] },
            { label: 'Cost', value: '$3.10', detail: 'In 14 days' },
          ]}
        />
      ),
      Bars: chart(dates.map((_, index) => 4 + ((index * 7) % 11))),
      'No data': chart(dates.map(() => 0)),
    },
  },
];
