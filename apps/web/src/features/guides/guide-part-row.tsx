import { clsx } from 'clsx';
import { ChevronRight, Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CitedText } from '../../components/cited-text.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ProvenanceMark } from '../../components/marks.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { useEditInPlace } from '../../lib/edit-in-place.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { editedSentences, type GuidePart, sections } from './guide.ts';
import type { GuideEdits } from './guides.queries.ts';
import { PartForm } from './part-form.tsx';

/** One part of a guide, with what can be done to it. */
export function GuidePartRow({
  part,
  edits,
  onOpen,
  below,
}: {
  part: GuidePart;
  edits: GuideEdits;
  onOpen: OpenPassage;
  /** Under a reading: its summary. */
  below?: ReactNode;
}) {
  const { editing, edit, leave, row } = useEditInPlace();
  if (editing)
    return (
      <li ref={row} className="py-2">
        <PartForm
          section={part.section}
          start={{ title: part.title ?? '', says: part.says.map(({ text }) => text).join('\n') }}
          action="Save"
          onCancel={leave}
          onSave={async ({ title, says }) => {
            const change = { says: editedSentences(says, part.says), ...(part.title !== null && { title }) };
            const kept = await edits.edit(part, change);
            if (kept) leave();
            return kept;
          }}
        />
      </li>
    );
  return (
    <li
      ref={row}
      className="group/row flex items-start gap-2 border-t py-2.5 first:border-t-0 first:pt-0 print:break-inside-avoid"
    >
      <div className="min-w-0 flex-1">
        <Words part={part} onOpen={onOpen} />
        {part.origin !== 'made' && (
          <p className="mt-1">
            <ProvenanceMark kind="edited">{part.origin === 'edited' ? 'Edited by you' : 'Added by you'}</ProvenanceMark>
          </p>
        )}
        {below}
      </div>
      <span className="print:hidden">
        <Menu
          trigger={
            <IconButton
              data-more
              icon={Ellipsis}
              size="sm"
              label={`More for ${nameOf(part)}`}
              className="-mt-1 -mr-2"
            />
          }
        >
          {/* A frame later: the menu gives the focus back to its button first. */}
          <MenuItem icon={Pencil} onSelect={edit}>
            Edit
          </MenuItem>
          {part.origin === 'edited' && (
            <MenuItem icon={RotateCcw} onSelect={() => void edits.restore(part)}>
              Back to what was made
            </MenuItem>
          )}
          <MenuItem icon={Trash2} danger onSelect={() => void edits.remove(part)}>
            {part.origin === 'added' ? 'Delete' : 'Take out'}
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}

function nameOf(part: GuidePart): string {
  return part.title ?? part.says[0]?.text.slice(0, 60) ?? sections[part.section].part;
}

function Words({ part, onOpen }: { part: GuidePart; onOpen: OpenPassage }) {
  const said = part.says.map((each, i) => (
    <p key={i} className="type-read mt-1 max-w-[62ch] break-words first:mt-0">
      <CitedText said={each} onOpen={onOpen} />
    </p>
  ));
  if (part.title === null) return said;
  if (part.section === 'question') return <Question title={part.title}>{said}</Question>;
  return (
    <>
      <h3 className="break-words font-medium font-serif text-md">{part.title}</h3>
      {part.reading?.minutes != null && (
        <p className="tabular text-secondary text-sm">about {part.reading.minutes} min</p>
      )}
      <div className={clsx('mt-0.5', part.section === 'reading' && 'text-secondary')}>{said}</div>
    </>
  );
}

/** The model answer is folded, so that the student answers first. On paper it is there. */
function Question({ title, children }: { title: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <>
      <h3 className="break-words font-medium font-serif text-md">{title}</h3>
      <button
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        aria-label={`${shown ? 'Hide' : 'Show'} the answer to ${title}`}
        onClick={() => setShown(!shown)}
        className="-ml-1 mt-1 inline-flex min-h-7 touch:min-h-11 items-center gap-1 rounded-md px-1 text-link text-sm hover:bg-hover print:hidden"
      >
        <Icon
          of={ChevronRight}
          size={14}
          className={clsx('transition-transform duration-(--syllabus-motion-fast)', shown && 'rotate-90')}
        />
        {shown ? 'Hide the answer' : 'Show the answer'}
      </button>
      <div id={id} className={clsx('mt-1 border-l-2 pl-3 print:block', !shown && 'hidden')}>
        {children}
      </div>
    </>
  );
}
