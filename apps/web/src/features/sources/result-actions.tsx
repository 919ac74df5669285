import { t } from '@lingui/core/macro';
import BookOpen from 'lucide-react/icons/book-open';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import Scale from 'lucide-react/icons/scale';
import { Link } from 'react-router';
import type { OpenPassage } from '../../lib/passage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AddButton } from './add-button.tsx';
import { CiteMenu } from './cite-menu.tsx';
import { type Download, openLinkOf, passageOf, type Result, webLinksOf, wikiPath } from './source.ts';

export interface RowActions {
  onSelect: (selected: boolean) => void;
  /** Shows how it compares with the syllabus, or no longer. */
  onCompare: () => void;
  onAdd: () => void;
  onCancel: (taskId: string) => void;
  /** Ties it to the reading, or no longer. */
  onTie: () => void;
  onOpen: OpenPassage;
}

/** What can be done with one result. */
export function ResultActions({
  result,
  folderId,
  describedBy,
  download,
  canAdd,
  isTied,
  isCompared,
  readOnly,
  actions,
  stay,
}: {
  result: Result;
  folderId: string;
  /** The element that tells this result from others of the same title: who wrote it, when. */
  describedBy: string;
  download: Download | null;
  canAdd: boolean;
  isTied: boolean;
  isCompared: boolean;
  readOnly: boolean;
  actions: RowActions;
  /** Keeps the keyboard at this result where the button that was pressed goes away. */
  stay: () => void;
}) {
  const { title, file } = result;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5">
      {!readOnly && (
        <AddButton
          title={title}
          describedBy={describedBy}
          canAdd={canAdd}
          isAdded={download?.fileId != null}
          download={download}
          onAdd={() => {
            stay();
            actions.onAdd();
          }}
          onCancel={(taskId) => {
            stay();
            actions.onCancel(taskId);
          }}
        />
      )}
      {file && file.folderId === folderId && (
        <Button size="sm" onClick={() => actions.onOpen(passageOf(file))} aria-label={t`Open ${file.name}`}>
          <Icon of={BookOpen} size={14} />
          {t`Open`}
        </Button>
      )}
      {result.wiki && (
        <Button size="sm" asChild>
          <Link to={wikiPath(result.wiki)} aria-label={t`Open the course: ${result.wiki.title}`}>
            <Icon of={BookOpen} size={14} />
            {t`Open the course`}
          </Link>
        </Button>
      )}
      {!readOnly && !result.wiki && (
        <Button
          variant={isTied ? 'ghost' : 'secondary'}
          size="sm"
          aria-pressed={isTied}
          aria-label={t`This is it: ${title}`}
          aria-describedby={describedBy}
          className={isTied ? 'text-success' : ''}
          onClick={actions.onTie}
        >
          {isTied && <Icon of={Check} size={14} />}
          {t`This is it`}
        </Button>
      )}
      {result.comparison.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isCompared}
          aria-label={t`Compare ${title}`}
          aria-describedby={describedBy}
          onClick={actions.onCompare}
        >
          <Icon of={Scale} size={14} />
          {t`Compare`}
        </Button>
      )}
      <CiteMenu result={result} />
      <RecordLink result={result} />
    </div>
  );
}

function RecordLink({ result }: { result: Result }) {
  const [link] = webLinksOf(result);
  if (!link) return null;
  const isText = openLinkOf(result) !== null;
  return (
    <Button variant="ghost" size="sm" asChild>
      <a
        href={link.url}
        target="_blank"
        rel="noreferrer noopener"
        aria-label={`${isText ? t`Read there` : t`Open record`}: ${result.title}`}
      >
        <Icon of={ExternalLink} size={14} />
        {isText ? t`Read there` : t`Open record`}
      </a>
    </Button>
  );
}
