import { plural, t } from '@lingui/core/macro';
import { type SourceGrade, type SourcePlace, sourceGrades } from '@weekwise/domain/sources.ts';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { MarginSection } from '../../layout/margin-section.tsx';
import type { OpenPassage } from '../../lib/passage.ts';
import { spellOut } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AskedPlaces } from './asked-places.tsx';
import {
  type Download,
  isTieTo,
  openLinkOf,
  type Result,
  type SourceSearch,
  type Tie,
  withoutFragment,
} from './source.ts';
import { SourceListItem } from './source-list-item.tsx';

const groups: Record<SourceGrade, { title: string; says: string }> = {
  great: { title: t`Great`, says: t`The text on your syllabus` },
  close: { title: t`Close`, says: t`Another form of it, or its author` },
  related: { title: t`Related`, says: t`Background worth having` },
};

export interface ResultsProps {
  search: SourceSearch;
  folderId: string;
  downloads: readonly Download[];
  adding: boolean;
  /** The one that is compared with the syllabus, and where. */
  compared: { id: string; where: 'inside' | 'beside' } | null;
  isOfSyllabus: boolean;
  readOnly: boolean;
  onAdd: (results: readonly Result[]) => void;
  /** Stops the work that fetches. */
  onCancel: (taskId: string) => void;
  /** Ties it to the reading, or takes away the tie that it has. */
  onTie: (result: Result, made: Tie | null) => void;
  onCompare: (result: Result) => void;
  onOpen: OpenPassage;
}

/** What was found, in groups with a reason for each; several can be chosen and added at once. */
export function SourceResultList({
  search,
  folderId,
  downloads,
  adding,
  compared,
  isOfSyllabus,
  readOnly,
  onAdd,
  onCancel,
  onTie,
  onCompare,
  onOpen,
}: ResultsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = sourceGrades.flatMap((grade) => search.results[grade]);
  const selectable = !readOnly && all.some((result) => openLinkOf(result));
  const selected = all.filter(({ id }) => chosen.has(id));
  const downloadOf = (result: Result): Download | null => {
    const url = openLinkOf(result)?.url;
    return (url && downloads.find((download) => download.url === withoutFragment(url))) || null;
  };
  const tieOf = (result: Result): Tie | null =>
    search.ties.find((tie) => isTieTo(tie, result, downloadOf(result))) ?? null;
  const list = useRef<HTMLDivElement>(null);
  // The bar goes with the last choice: whoever pressed its button by the keyboard goes on at the list.
  const leaveBar = () => list.current?.focus();
  const add = (results: readonly Result[]) => {
    onAdd(results);
    setChosen(new Set([...chosen].filter((id) => !results.some((result) => result.id === id))));
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t py-3">
        <p className="text-secondary text-sm">{summaryOf(search)}</p>
        <AskedPlaces places={search.places} />
      </div>
      {sourceGrades
        .filter((grade) => search.results[grade].length > 0)
        .map((grade) => (
          <MarginSection key={grade} title={groups[grade].title} aside={groups[grade].says}>
            {/* Levels the first row with the label beside it. The box gives a framed row its room, also as the last
                one. */}
            <div className="-mb-2.5 md:-mt-2.5">
              <ul>
                {search.results[grade].map((result) => (
                  <SourceListItem
                    key={result.id}
                    result={result}
                    folderId={folderId}
                    download={downloadOf(result)}
                    selectable={selectable}
                    selected={chosen.has(result.id)}
                    isTied={tieOf(result) !== null}
                    compared={compared?.id === result.id ? compared.where : null}
                    isOfSyllabus={isOfSyllabus}
                    readOnly={readOnly}
                    actions={{
                      onCompare: () => onCompare(result),
                      onSelect: (on) =>
                        setChosen(
                          on ? new Set([...chosen, result.id]) : new Set([...chosen].filter((id) => id !== result.id)),
                        ),
                      onAdd: () => add([result]),
                      onCancel,
                      onTie: () => onTie(result, tieOf(result)),
                      onOpen,
                    }}
                  />
                ))}
              </ul>
            </div>
          </MarginSection>
        ))}
      {selected.length > 0 && (
        <div className="sticky bottom-4 z-10 mt-2 flex items-center gap-3 rounded-lg border border-default bg-raised px-4 py-2.5 shadow-md">
          <p role="status" className="min-w-0 flex-1 text-sm">
            {t`${plural(selected.length, { one: '# text', other: '# texts' })} selected`}
          </p>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              leaveBar();
              setChosen(new Set());
            }}
          >{t`Clear`}</Button>
          <Button
            variant="primary"
            size="sm"
            loading={adding ? t`Adding` : false}
            onClick={() => {
              leaveBar();
              add(selected);
            }}
          >
            <Icon of={Plus} size={14} />
            {t`Add to folder`}
          </Button>
        </div>
      )}
    </div>
  );
}

const ownPlaces: readonly SourcePlace[] = ['folder', 'other_folder', 'wiki'];

/** "No great or close matches. Four related texts are below." */
function summaryOf({ results, total, places }: SourceSearch): string {
  const { great, close, related } = results;
  if (total === 0)
    return places.some(({ place, answered: told }) => told && !ownPlaces.includes(place))
      ? t`Nothing was found. Search more broadly, paste a link, or upload your copy.`
      : t`No match in your files or the wiki, and no catalog could be reached. Paste a link, or upload your copy.`;
  if (great.length + close.length === 0)
    return t`No great or close matches. ${spellOut(related.length)} related ${plural(related.length, { one: 'text is', other: 'texts are' })} below.`;
  const free = [...great, ...close, ...related].filter(({ openAccess, file }) => openAccess && !file).length;
  const answered = places.filter((place) => place.answered).length;
  const found = t`${plural(total, { one: '# result', other: '# results' })} from ${plural(answered, { one: '# place', other: '# places' })}`;
  return free > 0 ? t`${found}, ${free} of them free to read` : found;
}
