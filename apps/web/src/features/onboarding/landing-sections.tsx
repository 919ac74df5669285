import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Files from 'lucide-react/icons/files';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import TextSearch from 'lucide-react/icons/text-search';
import type { LucideIcon } from 'lucide-react/types';
import { Icon } from '../../ui/icon.tsx';
import { CitationChip } from '../../ui/marks.tsx';

const points: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: CalendarDays,
    title: t`A plan for each week`,
    text: t`Topic, readings and due dates, in the order you will meet them.`,
  },
  {
    icon: TextSearch,
    title: t`Every item keeps its line`,
    text: t`Press one and the syllabus opens where it says so, with the words marked.`,
  },
  {
    icon: Files,
    title: t`Your readings beside it`,
    text: t`PDF, Word, web pages and notes, read to the page and searched together.`,
  },
  {
    icon: MessageSquareQuote,
    title: t`Answers with pages`,
    text: t`Ask the folder. Each answer opens its source at the page.`,
  },
];

export function Glance() {
  return (
    <section aria-label={t`What you get`} className="page pb-10 md:pb-18">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 border-default border-t pt-7 lg:grid-cols-4 lg:gap-8">
        {points.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size={20} className="mb-2.5 text-accent-primary" />
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-0.5 max-w-[34ch] text-secondary text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const band = 'page grid grid-cols-[minmax(0,1fr)] items-center gap-8 py-10 md:grid-cols-2 md:gap-10 md:py-18 xl:gap-18';

export function PageNumbers() {
  return (
    <section className={`${band} xl:grid-cols-[464px_minmax(0,1fr)]`}>
      <div>
        <h2 className="type-week">{t`An answer is only as good as its page number`}</h2>
        <p className="type-lead mt-4">{t`The assistant reads the files in your folder and nothing else. Press a citation and the file opens at the passage, marked. When your files do not hold the answer, it says so.`}</p>
      </div>
      <figure inert>
        <figcaption className="sr-only">{t`An answer with a citation, and the page it opens, with the cited passage marked`}</figcaption>
        <div className="relative z-10 -mb-4 me-6 max-w-110 rounded-lg border border-default bg-raised px-6 py-5 shadow-md xl:me-0">
          <p className="font-semibold">{t`Why did the factory closing matter to the argument?`}</p>
          <p className="mt-1.5 font-serif text-[0.9375rem] leading-6">
            {t`It is the lecture’s counter-case. The job was as important in June as in May; only its price had changed.`}{' '}
            <CitationChip open>{t`Lecture notes p. 2`}</CitationChip>
          </p>
        </div>
        <div className="rounded-[2px] border bg-raised px-6 pt-10 pb-8 font-serif text-md text-secondary leading-7 shadow-md md:px-10 xl:ms-18">
          <p className="mb-2 flex justify-between border-b pb-2 text-muted text-xs leading-4">
            <span>{t`Lecture notes, week 8`}</span>
            <span>2</span>
          </p>
          <p>
            <Trans>
              Take the mill at Hollins Ferry. For forty years the loom fixers were the best-paid people on the floor,
              and the usual explanation was skill.{' '}
              <span className="highlight">
                When the mill closed, nothing about the work had become less important or less skilled. What changed was
                who was buying.
              </span>{' '}
              If pay followed importance, it should not have fallen by half in a season.
            </Trans>
          </p>
        </div>
      </figure>
    </section>
  );
}

/** Percent of the grade that falls due in each week of an example term. */
const gradeShares = [0, 2, 4, 2, 6, 2, 8, 12, 2, 4, 10, 2, 6, 2, 25];
const thisWeek = 8;

export function HeavyWeeks() {
  const most = Math.max(...gradeShares);
  return (
    <section className={`${band} xl:grid-cols-[minmax(0,1fr)_464px]`}>
      <figure className="max-md:order-2">
        <div
          aria-hidden="true"
          className="tabular grid h-54 grid-cols-15 items-end gap-[3px] text-center text-xs md:gap-1.5"
        >
          {gradeShares.map((share, index) => {
            const week = index + 1;
            const heavy = week > thisWeek && share >= 10;
            return (
              <div key={week} className="flex flex-col gap-1">
                <span className={share ? '' : 'text-muted'}>{share}</span>
                <span
                  className={
                    week === thisWeek
                      ? 'rounded-t-xs bg-accent-primary'
                      : heavy
                        ? 'rounded-t-xs bg-accent-chart-2'
                        : 'rounded-t-xs bg-track'
                  }
                  style={{ height: Math.max(3, (share / most) * 160) }}
                />
                <span className="text-muted">{week}</span>
              </div>
            );
          })}
        </div>
        <figcaption className="mt-2 text-muted text-xs">{t`Percent of the grade due per week, in an example course. Week 8 is this week; 11 and 15 are the next heavy ones.`}</figcaption>
      </figure>
      <div>
        <h2 className="type-week">{t`See the heavy weeks before they arrive`}</h2>
        <p className="type-lead mt-4">{t`Due dates and grade weights of all your courses stand on one term. Nothing is typed in twice: the syllabi said it.`}</p>
      </div>
    </section>
  );
}
