import { screen } from '@testing-library/react';
import { getFileDocument } from '@weekwise/contracts/files.ts';
import { expect, it } from 'vitest';
import { makeDocument } from '../../../testing/document-factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { FileViewer } from './file-viewer.tsx';

it('a file whose words may be wrong says so above them', async () => {
  const server = fakeServer();
  server.answer(getFileDocument, makeDocument({ warnings: ['Encoding guessed: Greek (Windows-1253).'] }));
  renderAt(
    <FileViewer
      folderId="f1"
      fileId="file1"
      fileName="why-rivers-bend.txt"
      target={null}
      backLabel="Week 3"
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText('Encoding guessed: Greek (Windows-1253).', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText('Rivers wander.')).toBeVisible();
});
