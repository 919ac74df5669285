import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { MarginSection } from '../../layout/margin-section.tsx';
import { messageOf } from '../../lib/api/errors.ts';
import type { CalendarDate } from '../../lib/dates.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Textarea } from '../../ui/input.tsx';
import { FallbackNotice, MadeBy } from '../../ui/made-by.tsx';
import { sayDone } from '../../ui/toast.ts';
import { type Brief, stepState } from './assignment.ts';
import { type AssignmentOf, type BriefEdits, useBriefEdits, useMakeBrief } from './assignments.queries.ts';
import { StepForm, StepListItem } from './step-list-item.tsx';

/** The plan of the work: steps back from the due date, and the student's notes that it was made with. */
export function BriefView({
  of,
  brief,
  today,
  lock,
}: {
  of: AssignmentOf;
  brief: Brief | null;
  today: CalendarDate;
  /** In the place of what would make one, where the student's plan does not hold it. What was made stays. */
  lock: ReactNode;
}) {
  const make = useMakeBrief(of);
  const edits = useBriefEdits(of);
  const done = brief?.steps.filter((step) => step.done).length ?? 0;
  return (
    <>
      <MarginSection title={t`Steps`} aside={brief && t`${done} of ${brief.steps.length} done`}>
        <p role="status" className="sr-only">
          {make.isPending && t`Making the brief`}
        </p>
        {make.error && (
          <Alert tone="danger" title={t`The brief could not be made.`} className="mb-4">
            {messageOf(make.error)}
          </Alert>
        )}
        {brief ? (
          <Steps brief={brief} edits={edits} today={today} onReplan={lock ? null : () => make.mutate(undefined)} />
        ) : (
          <p className="text-secondary text-sm">{t`A brief plans the work back from the due date, step by step.`}</p>
        )}
        {lock && <div className="mt-4 print:hidden">{lock}</div>}
      </MarginSection>
      {(brief || !lock) && <Notes key={brief?.notes ?? ''} brief={brief} edits={edits} make={lock ? null : make} />}
    </>
  );
}

function Steps({
  brief,
  edits,
  today,
  onReplan,
}: {
  brief: Brief;
  edits: BriefEdits;
  today: CalendarDate;
  /** null where it may not be. */
  onReplan: (() => void) | null;
}) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <FallbackNotice reason={brief.fallback} />
      {brief.outdated && (
        <Alert
          tone="warning"
          title={t`The due date has moved.`}
          className="mb-4 print:hidden"
          action={onReplan && <Button size="sm" onClick={onReplan}>{t`Plan again`}</Button>}
        >{t`These steps lead to the old one.`}</Alert>
      )}
      {brief.steps.length === 0 && (
        <p className="mb-2 text-muted text-sm">{t`No step is left. You can add your own.`}</p>
      )}
      <ol>
        {brief.steps.map((step) => (
          <StepListItem key={step.id} step={step} state={stepState(brief.steps, step, today)} edits={edits} />
        ))}
      </ol>
      {adding ? (
        <div className="mt-2">
          <StepForm
            action={t`Add`}
            onCancel={() => setAdding(false)}
            onSave={async ({ task, date }) => {
              const kept = await edits.addStep(task, date);
              if (kept) setAdding(false);
              return kept;
            }}
          />
        </div>
      ) : (
        <Button size="sm" variant="ghost" className="-ms-2.5 mt-1 print:hidden" onClick={() => setAdding(true)}>
          <Icon of={Plus} size={14} />
          {t`Add a step`}
        </Button>
      )}
      {brief.removedSteps.length > 0 && (
        <Disclosure label={t`Taken out (${brief.removedSteps.length})`} className="mt-2 print:hidden">
          <ul className="mt-1">
            {brief.removedSteps.map((step) => (
              <li key={step.id} className="flex items-center gap-3 py-1">
                <span className="min-w-0 flex-1 truncate text-secondary">{step.task}</span>
                <Button size="sm" variant="ghost" onClick={() => void edits.putBack(step)}>
                  <Icon of={Undo2} size={14} />
                  {t`Put back`}
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-3 empty:hidden">
        <MadeBy source={brief.source} />
      </p>
    </>
  );
}

/** What the student knows besides; saved alone, or the brief is made with it. */
function Notes({
  brief,
  edits,
  make,
}: {
  brief: Brief | null;
  edits: BriefEdits;
  /** null where none may be made. */
  make: ReturnType<typeof useMakeBrief> | null;
}) {
  const [notes, setNotes] = useState(brief?.notes ?? '');
  const [saving, setSaving] = useState(false);
  const changed = notes !== (brief?.notes ?? '');
  const save = async () => {
    setSaving(true);
    if (await edits.saveNotes(notes)) sayDone(t`Notes saved`);
    setSaving(false);
  };
  return (
    <MarginSection title={t`Your notes`}>
      <Textarea
        label={t`Notes on this assignment`}
        labelHidden
        value={notes}
        maxLength={limits.briefNotesLength}
        hint={
          brief
            ? t`Steps that you ticked, edited or added stay when the brief is made anew.`
            : t`What your instructor said, what you have already.`
        }
        onChange={(event) => setNotes(event.target.value)}
        className="max-w-[62ch]"
      />
      <p className="mt-3 flex flex-wrap gap-2 print:hidden">
        {brief && (
          <Button
            size="sm"
            onClick={() => void save()}
            disabled={!changed}
            loading={saving ? t`Saving` : false}
          >{t`Save notes`}</Button>
        )}
        {make && (
          <Button
            size="sm"
            variant={brief ? 'ghost' : 'primary'}
            onClick={() => make.mutate(notes)}
            loading={make.isPending ? t`Making` : false}
          >
            <Icon of={brief ? RefreshCw : ScrollText} size={14} />
            {brief ? t`Make the brief anew` : t`Make the brief`}
          </Button>
        )}
      </p>
    </MarginSection>
  );
}
