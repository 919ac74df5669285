import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dropzone } from './dropzone.tsx';
import { useFileDrop } from './use-file-drop.ts';

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

/** A folder "week 2" with one file and what the system left there, as a browser hands it over. */
function directoryOf(file: File) {
  const entry = (name: string) => ({
    name,
    fullPath: `/week 2/${name}`,
    isFile: true,
    isDirectory: false,
    file: (resolve: (file: File) => void) => resolve(new File([file], name)),
  });
  const batches = [[entry('.DS_Store'), entry(file.name)], []];
  return {
    name: 'week 2',
    fullPath: '/week 2',
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (resolve: (entries: unknown[]) => void) => resolve(batches.shift() ?? []) }),
  };
}

/** jsdom has no DataTransfer: this is what a browser hands over. */
function drop(type: 'dragEnter' | 'drop', files: { file: File; directory?: boolean }[], types = ['Files']) {
  const target = screen.getByText(/Drop the syllabus here|Let go to add/);
  const event = createEvent[type](target);
  const items = files.map(({ file, directory = false }) => ({
    webkitGetAsEntry: () => (directory ? directoryOf(file) : { isDirectory: false }),
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

it('takes dropped files and leaves text alone', () => {
  const onFiles = setUp(true);
  drop('dragEnter', [{ file: pdf }]);
  expect(screen.getByText('Let go to add')).toBeInTheDocument();
  drop('drop', [{ file: pdf }]);
  drop('drop', [{ file: notes }], ['text/plain']);
  expect(onFiles.mock.calls).toEqual([[[pdf]]]);
});

it('walks dropped folders, past what the system left in them, and keeps where each file lay', async () => {
  const onFiles = setUp(true);
  drop('drop', [{ file: pdf }, { file: notes, directory: true }]);
  await waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  const [files] = onFiles.mock.calls[0] as [File[]];
  expect(files.map((file) => file.webkitRelativePath || file.name)).toEqual(['syllabus.pdf', 'week 2/notes.md']);
});

it('takes files once where it lies in a place that takes them too', () => {
  const onOuter = vi.fn();
  const onFiles = vi.fn();
  function Outer() {
    return (
      <div {...useFileDrop(onOuter).handlers}>
        <Dropzone label="Drop the syllabus here" button="Choose a file" accept=".pdf" multiple onFiles={onFiles} />
      </div>
    );
  }
  render(<Outer />);
  drop('drop', [{ file: pdf }]);
  expect(onFiles).toHaveBeenCalledOnce();
  expect(onOuter).not.toHaveBeenCalled();
});

it('takes one file where one is wanted, and no folder', () => {
  const onFiles = setUp(false);
  drop('drop', [{ file: notes, directory: true }]);
  drop('drop', [{ file: pdf }, { file: notes }]);
  expect(onFiles.mock.calls).toEqual([[[pdf]]]);
});
