import { MakeMenu } from '../../features/activities/on-demand/make-menu.tsx';
import { SummaryButton } from '../../features/study-guides/summary-sheet.tsx';
import type { OpenPassage } from '../../lib/passage.ts';

/** What can be made of an open file, in its bar. */
export function FileViewerActions({
  folderId,
  fileId,
  name,
  week,
  onOpen,
}: {
  folderId: string;
  fileId: string;
  name: string;
  week: number | null;
  onOpen: OpenPassage;
}) {
  return (
    <>
      <MakeMenu folderId={folderId} fileId={fileId} week={week} />
      <SummaryButton folderId={folderId} fileId={fileId} name={name} onOpen={onOpen} />
    </>
  );
}
