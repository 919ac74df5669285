import { plural, t } from '@lingui/core/macro';
import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { acceptedFiles } from '../file-check.ts';
import { pageOfPhoto } from './page-of-photo.ts';
import { type JpegPage, pdfOfPhotos } from './pdf-of-photos.ts';

interface Photo {
  page: JpegPage;
  /** Shows it; given back when it goes. */
  url: string;
}

const shown = (page: JpegPage): Photo => ({
  page,
  url: URL.createObjectURL(new Blob([page.jpeg], { type: 'image/jpeg' })),
});

/**
 * Adds to a course with a phone in the hand: pages photographed one after the other, which become one file, or a file.
 */
export function PhotoUpload({
  of,
  onFiles,
}: {
  /** What is wanted, and of which course: "the syllabus of SOC 101". */
  of: string;
  onFiles: (files: File[]) => void;
}) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const held = useRef(photos);
  useEffect(() => {
    held.current = photos;
  }, [photos]);
  useEffect(
    () => () => {
      for (const { url } of held.current) URL.revokeObjectURL(url);
    },
    [],
  );

  const add = async (taken: readonly File[]) => {
    setBusy(true);
    setFailed(false);
    try {
      for (const file of taken) {
        const photo = shown(await pageOfPhoto(file));
        setPhotos((now) => [...now, photo]);
      }
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const remove = (gone: Photo, index: number) => {
    URL.revokeObjectURL(gone.url);
    setPhotos((now) => now.filter((photo) => photo !== gone));
    // What a camera gave to a page of the web is nowhere else.
    sayDone(t`Page ${index + 1} taken out`, () => {
      const back = shown(gone.page);
      setPhotos((now) => now.toSpliced(index, 0, back));
    });
  };
  const send = () => {
    const pdf = pdfOfPhotos(photos.map(({ page }) => page));
    onFiles([new File([pdf], nameOf(new Date()), { type: 'application/pdf' })]);
    for (const { url } of photos) URL.revokeObjectURL(url);
    setPhotos([]);
  };

  return (
    <fieldset aria-labelledby={id} className="grid gap-2.5">
      <legend id={id} className="mb-2 text-muted text-xs">
        {t`Add ${of}`}
      </legend>
      {photos.length > 0 && (
        <ul aria-label={t`Photographed pages`} className="flex gap-2 overflow-x-auto pt-1 pb-1">
          {photos.map((photo, index) => (
            <li key={photo.url} className="relative shrink-0">
              <img src={photo.url} alt={t`Page ${index + 1}`} className="h-24 w-18 rounded-md border object-cover" />
              <IconButton
                icon={X}
                label={t`Take page ${index + 1} out`}
                size="sm"
                onClick={() => remove(photo, index)}
                className="absolute top-0 end-0 bg-raised"
              />
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <Alert tone="danger" title={t`That picture cannot be opened.`}>{t`Take it again, or choose a file.`}</Alert>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" loading={busy && t`Opening`} onClick={() => camera.current?.click()}>
          <Icon of={Camera} />
          {photos.length > 0 ? t`Next page` : t`Take a photo`}
        </Button>
        {photos.length > 0 ? (
          <Button size="lg" variant="primary" disabled={busy} onClick={send}>
            {t`Upload ${plural(photos.length, { one: '# page', other: '# pages' })}`}
          </Button>
        ) : (
          <Button size="lg" onClick={() => picker.current?.click()}>
            <Icon of={FileUp} />
            {t`Choose a file`}
          </Button>
        )}
      </div>
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={t`Photograph ${of}`}
        accept="image/*"
        capture="environment"
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same picture may be taken in again after it was taken out.
          target.value = '';
        }}
      />
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t`Choose ${of}`}
        accept={acceptedFiles}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </fieldset>
  );
}

/** "Photo 2026-02-11 at 14.05.12.pdf": pages of one day stand together, in their order. */
function nameOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return t`Photo ${day} at ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')}.pdf`;
}
