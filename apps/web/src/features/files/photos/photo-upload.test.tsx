import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { PhotoUpload } from './photo-upload.tsx';

// jsdom decodes no pictures: the name of a photo stands for what is on it.
vi.mock(import('./page-of-photo.ts'), () => ({
  pageOfPhoto: async (photo: Blob) => ({ jpeg: new TextEncoder().encode((photo as File).name), width: 30, height: 40 }),
}));

beforeEach(() => {
  URL.createObjectURL = () => `blob:${Math.random()}`;
  URL.revokeObjectURL = () => undefined;
});

it('a page that was taken out comes back to its place with one press', async () => {
  const sent: File[] = [];
  const { user } = renderAt(
    <>
      <PhotoUpload of="the syllabus" onFiles={(files) => sent.push(...files)} />
      <Toaster />
    </>,
  );
  const camera = screen.getByLabelText('Photograph the syllabus');
  for (const name of ['first', 'second', 'third'])
    await user.upload(camera, new File(['x'], name, { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Take page 2 out' }));
  await screen.findByRole('button', { name: 'Upload 2 pages' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Upload 3 pages' }));
  await waitFor(async () => expect(await sent[0]?.text()).toMatch(/first.*second.*third/s));
});
