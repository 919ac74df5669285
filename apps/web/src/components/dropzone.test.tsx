import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dropzone } from './dropzone.tsx';

const pdf = new File(['%PDF'], 'syllabus.pdf');
const notes = new File(['# Notes'], 'notes.md');

function setUp(multiple: boolean) {
  const onFiles = vi.fn();
  render(
    <Dropzone
      label="Drop the syllabus here"
      button="Choose a file"
      accept=".pdf,.md"
      multiple={multiple}
      onFiles={onFiles}
    />,
  );
  return onFiles;
}

/** jsdom has no DataTransfer: this is what a browser hands over. */
function drop(type: 'dragEnter' | 'drop', files: { file: File; directory?: boolean }[], types = ['Files']) {
  const target = screen.getByText(/Drop the syllabus here|Let go to add/);
  const event = createEvent[type](target);
  const items = files.map(({ file, directory = false }) => ({
    webkitGetAsEntry: () => ({ isDirectory: directory }),
    getAsFile: () => file,
  }));
  Object.defineProperty(event, 'dataTransfer', { value: { types, items, dropEffect: 'none' } });
  fireEvent(target, event);
}

it('takes files from the picker, and the same file twice', async () => {
  const onFiles = setUp(true);
  const user = userEvent.setup();
  const input = screen.getByLabelText('Drop the syllabus here');
  await user.upload(input, [pdf, notes]);
  await user.upload(input, [pdf]);
  expect(onFiles.mock.calls).toEqual([[[pdf, notes]], [[pdf]]]);
});

it('takes dropped files and leaves folders and text alone', () => {
  const onFiles = setUp(true);
  drop('dragEnter', [{ file: pdf }]);
  expect(screen.getByText('Let go to add')).toBeInTheDocument();
  drop('drop', [{ file: pdf }, { file: notes, directory: true }]);
  drop('drop', [{ file: notes }], ['text/plain']);
  expect(onFiles.mock.calls).toEqual([[[pdf]]]);
});

it('takes one file where one is wanted', () => {
  const onFiles = setUp(false);
  drop('drop', [{ file: pdf }, { file: notes }]);
  expect(onFiles.mock.calls).toEqual([[[pdf]]]);
});
