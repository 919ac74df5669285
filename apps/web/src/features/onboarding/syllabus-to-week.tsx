import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { ProvenanceMark } from '../../ui/marks.tsx';

/** The lines of the sheet; those with a key become items of the week. */
const schedule: { week: string; lines: { text: string; key?: string }[] }[] = [
  {
    week: 'Week 7, Oct 6⁠–⁠12',
    lines: [{ text: 'Deviance and social control.' }, { text: 'Becker, Outsiders, ch. 1.' }],
  },
  {
    week: 'Week 8, Oct 13⁠–⁠19',
    lines: [
      { text: 'Class and stratification.', key: 'topic' },
      { text: 'Davis & Moore, pp. 242⁠–⁠249;', key: 'first' },
      { text: 'Tumin, pp. 387⁠–⁠394;', key: 'second' },
      { text: 'Lareau, ch. 1 (reserve desk).' },
      { text: 'RP2 due Thurs 10/16, 10%.', key: 'paper' },
    ],
  },
  {
    week: 'Week 9, Oct 20⁠–⁠26',
    lines: [{ text: 'Race and ethnicity.' }, { text: 'Du Bois, ch. 1; Omi & Winant, ch. 4.' }],
  },
];

const items = [
  { key: 'first', title: 'Some Principles of Stratification', detail: 'Davis and Moore, pp. 242⁠–⁠249' },
  { key: 'second', title: 'A Critical Analysis', detail: 'Tumin, pp. 387⁠–⁠394' },
] as const;

/** A syllabus page whose marked lines turn into a week, joined by hairlines. A picture: one label says it all. */
export function SyllabusToWeek() {
  const stage = useRef<HTMLDivElement>(null);
  const wires = useWires(stage);
  return (
    <div
      ref={stage}
      role="img"
      // A page in English, whatever the language around it.
      dir="ltr"
      aria-label={t`Lines highlighted on a syllabus become the items of a week plan`}
      className="relative grid grid-cols-[minmax(0,1fr)] xl:h-120 xl:grid-cols-[300px_minmax(0,1fr)] xl:items-center xl:gap-14"
    >
      <div className="mr-10 rounded-[2px] border bg-raised px-7 pt-6 pb-16 font-serif text-base text-secondary leading-6 shadow-md xl:mr-0 xl:h-110 xl:pb-7">
        <p className="mb-1 flex justify-between border-b pb-2 text-muted text-xs">
          <span>{t`SOC 101, course schedule`}</span>
          <span>4</span>
        </p>
        {schedule.map(({ week, lines }) => (
          <div key={week} className="mt-3.5">
            <p className="font-semibold text-primary">{week}</p>
            {lines.map((line) => (
              <p key={line.text}>
                {line.key ? (
                  <span data-from={line.key} className="highlight">
                    {line.text}
                  </span>
                ) : (
                  line.text
                )}
              </p>
            ))}
          </div>
        ))}
      </div>
      <svg
        className="pointer-events-none absolute inset-0 z-10 size-full overflow-visible max-xl:hidden"
        aria-hidden="true"
      >
        {wires.map((wire) => (
          <g key={wire.key} className="fade-in text-(--syllabus-border-highlight)">
            <path d={wire.d} fill="none" stroke="currentColor" strokeWidth={1.25} />
            <circle cx={wire.x} cy={wire.y} r={3} fill="currentColor" />
          </g>
        ))}
      </svg>
      <div
        data-plan
        className="-mt-10 relative ml-10 rounded-lg border border-default bg-raised px-5 pt-5 pb-4 shadow-md xl:mt-0 xl:ml-0"
      >
        <p className="text-muted text-xs">{t`October 13 – 19`}</p>
        <p data-to="topic" className="type-card">{t`Class and stratification`}</p>
        <ul className="mt-3">
          {items.map((item) => (
            <li key={item.key} data-to={item.key} className="border-t py-2.5">
              <span className="block font-medium font-serif text-[0.9375rem] leading-5">{item.title}</span>
              <span className="text-muted text-xs">{item.detail}</span>
            </li>
          ))}
          <li data-to="paper" className="flex gap-3 border-t py-2.5">
            <span className="w-5 text-center font-serif text-[1.1875rem] leading-5.5 lining-nums">16</span>
            <span>
              <span className="block font-medium font-serif text-[0.9375rem] leading-5">{t`Response paper 2`}</span>
              <span className="text-muted text-xs">{t`Thursday, 10% of grade`}</span>
            </span>
          </li>
        </ul>
        <p className="border-t pt-3">
          <ProvenanceMark>{t`Syllabus p. 4`}</ProvenanceMark>
        </p>
      </div>
    </div>
  );
}

interface Wire {
  key: string;
  d: string;
  /** Where it ends, on the edge of the plan. */
  x: number;
  y: number;
}

/** Measures where lines and items stand and joins them; measures again when the picture changes its size. */
function useWires(stage: { current: HTMLElement | null }): Wire[] {
  const [wires, setWires] = useState<Wire[]>([]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setWires(measureWires(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  }, [stage]);
  return wires;
}

function measureWires(stage: HTMLElement): Wire[] {
  const origin = stage.getBoundingClientRect();
  const plan = stage.querySelector('[data-plan]')?.getBoundingClientRect();
  if (!plan) return [];
  const x = plan.left - origin.left;
  return [...stage.querySelectorAll<HTMLElement>('[data-from]')].flatMap((line) => {
    const key = line.dataset.from ?? '';
    const item = stage.querySelector(`[data-to="${key}"]`)?.getBoundingClientRect();
    if (!item) return [];
    const from = line.getBoundingClientRect();
    const startX = from.right - origin.left + 4;
    const startY = from.top + from.height / 2 - origin.top;
    const y = item.top + Math.min(item.height / 2, 20) - origin.top;
    const bend = x - 28;
    const d = `M${startX} ${startY}H${bend - 10}C${bend + 8} ${startY} ${bend - 2} ${y} ${x - 4} ${y}`;
    return [{ key, d, x: x - 1, y }];
  });
}
