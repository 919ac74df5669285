import { t } from '@lingui/core/macro';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MarginSection } from '../../layout/margin-section.tsx';
import { messageOf } from '../../lib/api/errors.ts';
import { inLine } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Input } from '../../ui/input.tsx';
import { type Download, withoutFragment } from './source.ts';
import { isUnderWay, type ReadingOf, useDownloadLink, useResolveLink, useTies } from './sources.queries.ts';

/** The student's own ways to a text: a link they have, a file they have. */
export function OwnCopy({
  of,
  downloads,
  upload,
}: {
  of: ReadingOf;
  downloads: readonly Download[];
  /** Where a file is taken in. */
  upload: ReactNode;
}) {
  return (
    <MarginSection title={t`Your own`} aside={t`A link or a copy`}>
      <PasteLink of={of} downloads={downloads} />
      <div className="mt-4">{upload}</div>
    </MarginSection>
  );
}

function PasteLink({ of, downloads }: { of: ReadingOf; downloads: readonly Download[] }) {
  const [link, setLink] = useState('');
  const resolve = useResolveLink(of);
  const { tie } = useTies(of);
  const add = useDownloadLink(of);
  const found = resolve.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (link.trim()) resolve.mutate(link.trim());
  };
  const url = found?.url ?? null;
  const download = (url && downloads.find((entry) => entry.url === withoutFragment(url))) || null;
  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Input
          label={t`Paste a link, DOI or ISBN`}
          icon={Link2}
          value={link}
          onChange={(event) => {
            setLink(event.target.value);
            if (resolve.error) resolve.reset();
          }}
          error={resolve.error ? messageOf(resolve.error) : null}
          fieldClassName="min-w-0 flex-1 basis-64"
          autoComplete="off"
          spellCheck={false}
        />
        <Button
          type="submit"
          loading={resolve.isPending ? t`Looking` : false}
          className={resolve.error ? 'mb-5' : ''}
        >{t`Look it up`}</Button>
      </form>
      {found && (
        <div className="mt-3 rounded-lg border border-default bg-canvas px-4 py-3">
          <p role="status" className="break-words font-medium font-serif text-md">
            {found.result?.title ?? found.url ?? found.link}
          </p>
          <p className="text-secondary text-sm">
            {found.result
              ? inLine([...found.result.authors, found.result.year, found.result.publisher])
              : (found.notice ?? t`No service knows it. It can be tied to the reading all the same.`)}
          </p>
          {found.result && <p className="mt-1 text-muted text-xs">{found.result.reason}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              loading={tie.isPending ? t`Tying` : false}
              onClick={() => tie.mutate({ link: found.link })}
            >{t`This is it`}</Button>
            {url && !download?.fileId && (
              <Button
                size="sm"
                loading={add.isPending || (download && isUnderWay(download)) ? t`Adding` : false}
                onClick={() => add.mutate({ url, title: found.result?.title ?? null })}
              >
                <Icon of={Plus} size={14} />
                {t`Add to folder`}
              </Button>
            )}
            {download?.fileId && <span className="self-center font-medium text-sm text-success">{t`Added`}</span>}
          </div>
          {download?.failure && (
            <p role="alert" className="mt-2 text-danger text-xs">
              {download.failure}
            </p>
          )}
        </div>
      )}
    </>
  );
}
