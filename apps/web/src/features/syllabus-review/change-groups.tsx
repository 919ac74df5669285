import { t } from '@lingui/core/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Minus from 'lucide-react/icons/minus';
import MoveRight from 'lucide-react/icons/move-right';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react/types';
import { Icon } from '../../ui/icon.tsx';
import { print } from './describe-item.ts';
import { formFields } from './field-forms.ts';
import type { PlanChange } from './review-item.ts';

const icons: Record<PlanChange['change'], LucideIcon> = {
  added: Plus,
  removed: Minus,
  moved: MoveRight,
  due_date: CalendarClock,
  changed: PencilLine,
  kept: ShieldCheck,
};
const order = Object.keys(icons) as PlanChange['change'][];

export type ChangeTitles = Record<PlanChange['change'], string>;

/** Differences between two plans, those of a kind together. */
export function ChangeGroups({
  changes,
  titles,
  keptBecause,
}: {
  changes: readonly PlanChange[];
  titles: ChangeTitles;
  /** Who says otherwise where a correction stays: "the new syllabus says". */
  keptBecause: string;
}) {
  return (
    <div className="space-y-5">
      {order.map((change) => (
        <ChangeGroup
          key={change}
          title={titles[change]}
          icon={icons[change]}
          changes={changes.filter((each) => each.change === change)}
          keptBecause={keptBecause}
        />
      ))}
    </div>
  );
}

function ChangeGroup({
  title,
  icon,
  changes,
  keptBecause,
}: {
  title: string;
  icon: LucideIcon;
  changes: readonly PlanChange[];
  keptBecause: string;
}) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className="flex items-center gap-2 font-semibold text-sm">
        <Icon of={icon} size={14} />
        {title} <span className="tabular font-normal text-muted">{changes.length}</span>
      </h3>
      <ul className="mt-1.5 space-y-1.5">
        {changes.map((change) => (
          <li key={`${change.itemId} ${change.field}`} className="border-t pt-1.5 text-sm">
            <span className="font-serif text-base">{change.label}</span>
            <span className="tabular ms-2 text-secondary">{describe(change, keptBecause)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function describe(change: PlanChange, keptBecause: string) {
  const week = (number: number | null) => (number === null ? t`outside the weeks` : t`week ${number}`);
  if (change.change === 'added') return week(change.weekAfter);
  if (change.change === 'removed') return week(change.weekBefore);
  if (change.change === 'moved') return <Step before={week(change.weekBefore)} after={week(change.weekAfter)} />;
  const name = formFields[change.kind].find((field) => field.name === change.field)?.label;
  return (
    <>
      {change.change !== 'due_date' && name && `${name}: `}
      {change.change === 'kept' ? (
        t`${print(change.before)} stays; ${keptBecause} ${print(change.after)}`
      ) : (
        <Step before={print(change.before)} after={print(change.after)} />
      )}
    </>
  );
}

function Step({ before, after }: { before: string; after: string }) {
  return (
    <>
      <s>{before}</s>
      <Icon of={ArrowRight} size={14} className="mx-1.5 inline text-muted" />
      <span className="sr-only">{t`becomes`} </span>
      {after}
    </>
  );
}
