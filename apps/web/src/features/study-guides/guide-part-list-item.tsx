import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useId, useState } from 'react';
import { useEditInPlace } from '../../lib/edit-in-place.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { beginLine } from '../../lib/text.ts';
import { CitedText } from '../../ui/cited-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProvenanceMark } from '../../ui/marks.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { editedSentences, type GuidePart, sections } from './guide.ts';
import type { GuideEdits } from './guides.queries.ts';
import { PartForm } from './part-form.tsx';

/** One part of a guide, with what can be done to it. */
export function GuidePartListItem({
  part,
  edits,
  onOpen,
  below,
}: {
  part: GuidePart;
  /** null where nothing can be changed. */
  edits: GuideEdits | null;
  onOpen: OpenPassage;
  /** Under a reading: its summary. */
  below?: ReactNode;
}) {
  const { editing, edit, leave, row } = useEditInPlace();
  if (edits && editing)
    return (
      <li ref={row} className="py-2">
        <PartForm
          section={part.section}
          start={{ title: part.title ?? '', says: part.says.map(({ text }) => text).join('\n') }}
          action={t`Save`}
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
            <ProvenanceMark kind="edited">
              {part.origin === 'edited' ? t`Edited by you` : t`Added by you`}
            </ProvenanceMark>
          </p>
        )}
        {below}
      </div>
      {edits && <PartMenu part={part} edits={edits} onEdit={edit} />}
    </li>
  );
}

function PartMenu({ part, edits, onEdit }: { part: GuidePart; edits: GuideEdits; onEdit: () => void }) {
  return (
    <span className="print:hidden">
      <Menu
        trigger={
          <IconButton data-more icon={Ellipsis} size="sm" label={t`More for ${nameOf(part)}`} className="-mt-1 -me-2" />
        }
      >
        {/* A frame later: the menu gives the focus back to its button first. */}
        <MenuItem icon={Pencil} onSelect={onEdit}>{t`Edit`}</MenuItem>
        {part.origin === 'edited' && (
          <MenuItem icon={RotateCcw} onSelect={() => void edits.restore(part)}>{t`Back to what was made`}</MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={() => void edits.remove(part)}>
          {part.origin === 'added' ? t`Delete` : t`Take out`}
        </MenuItem>
      </Menu>
    </span>
  );
}

function nameOf(part: GuidePart): string {
  return part.title ?? part.says[0]?.text.slice(0, 60) ?? sections[part.section].part;
}

function Words({ part, onOpen }: { part: GuidePart; onOpen: OpenPassage }) {
  const said = part.says.map((each, i) => (
    <p key={i} className="type-read mt-1 max-w-[62ch] break-words first:mt-0">
      <CitedText said={i === 0 ? { ...each, text: beginLine(each.text) } : each} onOpen={onOpen} />
    </p>
  ));
  if (part.title === null) return said;
  if (part.section === 'question') return <Question title={part.title}>{said}</Question>;
  return (
    <>
      <h3 className="break-words font-medium font-serif text-md">
        {part.section === 'reading' ? part.title : beginLine(part.title)}
      </h3>
      {part.reading?.minutes != null && (
        <p className="tabular text-secondary text-sm">{t`about ${part.reading.minutes} min`}</p>
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
        aria-label={shown ? t`Hide the answer to ${title}` : t`Show the answer to ${title}`}
        onClick={() => setShown(!shown)}
        className="-ms-1 mt-1 inline-flex min-h-7 touch:min-h-11 items-center gap-1 rounded-md px-1 text-link text-sm hover:bg-hover print:hidden"
      >
        <Icon
          of={ChevronRight}
          size={14}
          className={clsx(
            'transition-transform duration-(--syllabus-motion-fast)',
            shown && 'rotate-90 rtl:-rotate-90',
          )}
        />
        {shown ? t`Hide the answer` : t`Show the answer`}
      </button>
      <div id={id} className={clsx('mt-1 border-s-2 ps-3 print:block', !shown && 'hidden')}>
        {children}
      </div>
    </>
  );
}
