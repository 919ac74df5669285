import { t } from '@lingui/core/macro';
import type { GuideSection } from '@weekwise/domain/study-guides.ts';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { MarginSection } from '../../layout/margin-section.tsx';
import { dayOf, formatDate } from '../../lib/dates.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { inLine, keepRange } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FallbackNotice, MadeBy } from '../../ui/made-by.tsx';
import { type Guide, type GuidePart, sayContents, sections } from './guide.ts';
import { GuidePartListItem } from './guide-part-list-item.tsx';
import { type GuideEdits, useGuideEdits } from './guides.queries.ts';
import { PartForm } from './part-form.tsx';

const order: GuideSection[] = ['overview', 'concept', 'term', 'question', 'reading'];

/** A study guide as a page: each statement with its place, each part to be changed where it stands. */
export function GuideView({
  guide,
  readOnly = false,
  onOpen,
  remake,
  summaryOf,
}: {
  guide: Guide;
  /** Nothing of it can be changed. */
  readOnly?: boolean;
  onOpen: OpenPassage;
  /** The button that makes it anew. */
  remake: ReactNode;
  /** Under a reading that the folder has a file of. */
  summaryOf: (file: { fileId: string; name: string }) => ReactNode;
}) {
  const own = useGuideEdits(guide);
  const edits = readOnly ? null : own;
  const { week, topic, notice, basis, outdated } = guide;
  return (
    <>
      <header className="pt-4 pb-4 md:pt-7 md:pb-5">
        <p className="text-muted text-sm">{t`Study guide, week ${week}`}</p>
        <h1 tabIndex={-1} className="type-week break-words">
          {topic ?? t`Week ${week}`}
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary text-sm">
          <span>{sayContents(guide)}</span>
          <span>{t`Made ${formatDate(dayOf(guide.madeAt), 'short')}`}</span>
          <MadeBy source={guide.source} />
        </p>
      </header>
      <FallbackNotice reason={guide.fallback} />
      {notice && (
        <Alert tone={basis === 'syllabus' ? 'warning' : 'plain'} className="mb-4">
          {notice}
        </Alert>
      )}
      {outdated && (
        <Alert
          tone="info"
          title={t`Your files have changed since.`}
          action={remake}
          className="mb-4 print:hidden"
        >{t`Made anew, the guide may say more. What you edited stays.`}</Alert>
      )}
      {guide.missingReadings.length > 0 && (
        <MarginSection title={t`Would help`} aside={t`Not in your files`}>
          <ul className="space-y-1 text-sm">
            {guide.missingReadings.map(({ id, title, author, pages }) => (
              <li key={id}>
                <span className="font-medium font-serif">{title}</span>{' '}
                <span className="text-secondary">{inLine([author, pages && keepRange(pages)])}</span>
              </li>
            ))}
          </ul>
        </MarginSection>
      )}
      {order.map((section) => (
        <GuideSectionView
          key={section}
          section={section}
          parts={guide.parts[section]}
          edits={edits}
          onOpen={onOpen}
          summaryOf={summaryOf}
        />
      ))}
      {edits && guide.removed.length > 0 && <Removed parts={guide.removed} edits={edits} />}
    </>
  );
}

function GuideSectionView({
  section,
  parts,
  edits,
  onOpen,
  summaryOf,
}: {
  section: GuideSection;
  parts: readonly GuidePart[];
  /** null where nothing can be changed. */
  edits: GuideEdits | null;
  onOpen: OpenPassage;
  summaryOf: (file: { fileId: string; name: string }) => ReactNode;
}) {
  const { name, part: what } = sections[section];
  if ((section === 'reading' || !edits) && parts.length === 0) return null;
  return (
    <MarginSection title={name} aside={parts.length > 0 && `${parts.length}`}>
      {parts.length === 0 && <p className="mb-2 text-muted text-sm">{t`None found. You can write your own.`}</p>}
      <ul>
        {parts.map((part) => (
          <GuidePartListItem
            key={part.id}
            part={part}
            edits={edits}
            onOpen={onOpen}
            below={
              part.reading?.fileId &&
              summaryOf({ fileId: part.reading.fileId, name: part.reading.fileName ?? part.title ?? t`The reading` })
            }
          />
        ))}
      </ul>
      {edits && section !== 'reading' && <AddPart section={section} what={what} edits={edits} />}
    </MarginSection>
  );
}

function AddPart({
  section,
  what,
  edits,
}: {
  section: Exclude<GuideSection, 'reading'>;
  what: string;
  edits: GuideEdits;
}) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button size="sm" variant="ghost" className="-ms-2.5 mt-1 print:hidden" onClick={() => setOpen(true)}>
        <Icon of={Plus} size={14} />
        {t`Add a ${what}`}
      </Button>
    );
  return (
    <div className="mt-2">
      <PartForm
        section={section}
        action={t`Add`}
        onCancel={() => setOpen(false)}
        onSave={async ({ title, says }) => {
          const lines = says.split('\n').flatMap((line) => line.trim() || []);
          const kept = await edits.add(section, sections[section].title === null ? null : title, lines);
          if (kept) setOpen(false);
          return kept;
        }}
      />
    </div>
  );
}

function Removed({ parts, edits }: { parts: readonly GuidePart[]; edits: GuideEdits }) {
  return (
    <div className="print:hidden">
      <MarginSection title={t`Taken out`} aside={`${parts.length}`}>
        <ul>
          {parts.map((part) => (
            <li key={part.id} className="flex items-center gap-3 border-t py-1.5 first:border-t-0 first:pt-0">
              <span className="min-w-0 flex-1 truncate text-secondary">{part.title ?? part.says[0]?.text}</span>
              <Button size="sm" variant="ghost" onClick={() => void edits.restore(part)}>
                <Icon of={Undo2} size={14} />
                {t`Restore`}
              </Button>
            </li>
          ))}
        </ul>
      </MarginSection>
    </div>
  );
}
