import { plural, t } from '@lingui/core/macro';
import { formatDate } from '../../lib/dates.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { StudyDay } from './progress.queries.ts';
import { sayTime } from './progress.ts';

const height = 56;

/** The last two weeks, a bar for each day; the same as a table for whoever does not see bars. */
export function StudyDays({ days }: { days: readonly StudyDay[] }) {
  const total = days.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  const most = Math.max(...days.map(({ timeSpent }) => timeSpent), 1);
  const active = days.filter(isActive).length;
  const [first, last] = [days[0], days.at(-1)];
  // No bars and a table of noughts would say the same again.
  if (active === 0)
    return <p className="text-secondary text-sm">{t`Nothing was studied here in the last two weeks.`}</p>;
  return (
    <>
      <p className="mb-3 text-secondary text-sm">
        {t`${capital(sayTime(Math.max(1, total)))} on ${plural(active, { one: '# day', other: '# days' })} of the last two weeks.`}
      </p>
      <div aria-hidden="true" className="max-w-112">
        <div className="flex items-end gap-1 border-default border-b" style={{ height }}>
          {days.map((day) => (
            <span
              key={day.date}
              className="min-w-0 flex-1 rounded-t-xs bg-accent-primary"
              style={{ height: isActive(day) ? Math.max(3, (day.timeSpent / most) * height) : 0 }}
            />
          ))}
        </div>
        <p className="tabular mt-1 flex justify-between text-muted text-xs">
          <span>{first && formatDate(first.date, 'short')}</span>
          <span>{last && t`Today`}</span>
        </p>
      </div>
      <Disclosure label={t`Day by day`} className="mt-2">
        <table className="mt-2 w-full max-w-112 text-start">
          <thead className="text-muted text-xs">
            <tr>
              <th className="py-1 font-normal">{t`Day`}</th>
              <th className="py-1 text-end font-normal">{t`Time`}</th>
              <th className="py-1 text-end font-normal">{t`Cards`}</th>
              <th className="py-1 text-end font-normal">{t`Answers`}</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {days.toReversed().map(({ date, timeSpent, grades, answers }) => (
              <tr key={date} className="border-t">
                <th scope="row" className="py-1 font-normal">
                  {formatDate(date, 'short')}
                </th>
                <td className="py-1 text-end">{timeSpent === 0 ? '–' : sayTime(timeSpent)}</td>
                <td className="py-1 text-end">{grades}</td>
                <td className="py-1 text-end">{answers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}

/** Something was done, be it in no time at all. */
const isActive = ({ timeSpent, grades, answers }: StudyDay): boolean => timeSpent + grades + answers > 0;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
