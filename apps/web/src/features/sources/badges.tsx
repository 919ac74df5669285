import { t } from '@lingui/core/macro';
import BookMarked from 'lucide-react/icons/book-bookmark';
import FileCheck from 'lucide-react/icons/file-check';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { Chip } from '../../ui/chip.tsx';
import { openLinkOf, type Result } from './source.ts';

const kinds: Partial<Record<Result['kind'], string>> = {
  chapter: t`Chapter`,
  article: t`Article`,
  thesis: t`Thesis`,
  report: t`Report`,
  review: t`Review`,
};

/** What a student wants to know of a result before opening it. */
export function Badges({ result, folderId }: { result: Result; folderId: string }) {
  const { file, wiki, openAccess, edition, licence, kind } = result;
  const isClosed = !file && !wiki && !openLinkOf(result);
  return (
    <>
      {file && (
        <Chip tone="success" icon={FileCheck}>
          {file.folderId === folderId ? t`In your files` : t`In ${file.folderName}`}
        </Chip>
      )}
      {wiki && <Chip icon={BookMarked}>{t`Course wiki`}</Chip>}
      {openAccess && !file && <Chip tone="success" icon={LockOpen}>{t`Open access`}</Chip>}
      {isClosed && <Chip icon={Lock}>{borrowable(result) ? t`To borrow` : t`Not free to read`}</Chip>}
      {edition && <Chip tone="line">{edition}</Chip>}
      {kinds[kind] && <Chip tone="line">{kinds[kind]}</Chip>}
      {licence && <Chip tone="line">{licenceName(licence)}</Chip>}
    </>
  );
}

const borrowable = ({ links }: Result): boolean => links.some(({ kind }) => kind === 'borrow');

/** "CC BY-NC 4.0" for "cc-by-nc" and for the addresses of its licences. */
function licenceName(licence: string): string {
  const [, terms, version] =
    /creativecommons\.org\/(?:licenses|publicdomain)\/([a-z-]+)(?:\/([\d.]+))?/i.exec(licence) ?? [];
  const said = terms ? `cc-${terms}` : licence;
  const name = /^cc0?\b/i.test(said)
    ? said
        .toUpperCase()
        .replace(/^CC-(?=ZERO|0)/, 'CC ')
        .replace(/^CC-/, 'CC ')
    : said;
  const short = name.startsWith('http') ? t`Licensed` : name;
  return version ? `${short} ${version}` : short;
}
