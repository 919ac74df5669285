import { t } from '@lingui/core/macro';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { FileViewer as Viewer } from '../../features/files/viewer/file-viewer.tsx';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';

// pdf.js comes only where a file is opened.
const FileViewer = lazy(async () => ({
  default: (await import('../../features/files/viewer/file-viewer.tsx')).FileViewer,
}));

/** An open file. What shows it comes with the first one; Escape closes that one too, before it is there. */
export function LazyFileViewer(props: ComponentProps<typeof Viewer>) {
  return (
    <Suspense fallback={<Awaited name={props.fileName} onClose={props.onClose} />}>
      <FileViewer {...props} />
    </Suspense>
  );
}

function Awaited({ name, onClose }: { name: string; onClose: () => void }) {
  useShortcut({ keys: 'Escape', label: t`Close the file`, group: 'Reading' }, onClose);
  return (
    <Skeletons label={t`Loading ${name}`} className="min-h-0 flex-1 bg-sunken">
      <Skeleton className="h-11 w-full rounded-none max-md:h-12" />
    </Skeletons>
  );
}
