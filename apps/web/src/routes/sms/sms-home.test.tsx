import { screen, waitFor, within } from '@testing-library/react';
import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { writeRecord } from '../../lib/session/session-record.ts';
import { closeSession } from '../../lib/session/session-store.ts';
import { makeAssignment, makeFolder, makeRecord, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const startUploads = vi.hoisted(() => vi.fn());
vi.mock(import('../../features/files/uploads.ts'), async (original) => ({ ...(await original()), startUploads }));
// jsdom decodes no pictures.
vi.mock(import('../../features/files/photos/page-of-photo.ts'), () => ({
  pageOfPhoto: async (photo: Blob) => {
    if (photo.type !== 'image/jpeg') throw new Error('no picture');
    return { jpeg: new Uint8Array([1, 2, 3]), width: 30, height: 40 };
  },
}));

const page = '/?method=sms&user_type=existing';
const photo = () => new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' });

// The code of the page is there before anybody waits for what it shows: on a busy machine that alone takes seconds.
beforeAll(() => import('./sms-home.tsx'), 60_000);

beforeEach(() => {
  closeSession();
  startUploads.mockClear();
  URL.createObjectURL = () => `blob:${Math.random()}`;
  URL.revokeObjectURL = () => undefined;
  vi.setSystemTime('2026-01-27T09:00:00');
  return () => vi.useRealTimers();
});

it('shows this week of each course: what is due and what is to be read', async () => {
  const server = knownStudent([makeFolder(), makeFolder({ folder_id: 'f2', folder_name: 'Ethics', course: null })]);
  server.on(getSimpleSyllabus, ({ path }) =>
    path.includes('f1')
      ? Response.json(makeSyllabus({ weeks: [makeWeek()] }))
      : Response.json({ code: 'syllabus_not_found', message: 'none' }, { status: 404 }),
  );
  writeRecord(makeRecord());
  openApp(page);
  const rivers = within(await screen.findByRole('region', { name: /Rivers and Floodplains/ }));
  expect(await rivers.findByText('Jan 26 – Feb 1')).toBeInTheDocument();
  expect(rivers.getByText('Meanders')).toBeInTheDocument();
  expect(rivers.getByRole('link', { name: /Field notebook, part 1 5:00 pm In 3 days/ })).toHaveAttribute(
    'href',
    '/syllabus/f1/assignments/a1',
  );
  expect(rivers.getByText('Why Rivers Bend')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Ethics/ })).toBeInTheDocument();
});

it('what is due by Sunday stands there too, of a week that begins in the middle of this one and of none', async () => {
  const server = knownStudent();
  const works = [
    makeAssignment({ id: 'a2', title: 'Lab report', due_date: '2026-01-28' }),
    makeAssignment({ id: 'a3', title: 'Next week’s quiz', due_date: '2026-02-03' }),
  ];
  const weeks = [
    makeWeek({ start_date: '2026-01-21', end_date: '2026-01-27', assignments: [] }),
    makeWeek({ id: 'w4', week_number: 4, start_date: '2026-01-28', end_date: '2026-02-03', assignments: works }),
  ];
  const outside = [makeAssignment({ id: 'a4', title: 'Term paper', due_date: '2026-02-01' })];
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks, assignments_outside_schedule: outside }));
  writeRecord(makeRecord());
  openApp(page);
  const rivers = within(await screen.findByRole('region', { name: /Rivers and Floodplains/ }));
  await rivers.findByText('Jan 21 – 27');
  const links = rivers.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(1)).toEqual(['Lab report 5:00 pm Tomorrow', 'Term paper 5:00 pm In 5 days']);
});

it('work that is handed in says so', async () => {
  const server = knownStudent();
  const assignments = [makeAssignment({ handed_in_at: '2026-01-26T10:00:00Z' })];
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks: [makeWeek({ assignments })] }));
  writeRecord(makeRecord());
  openApp(page);
  expect(await screen.findByRole('link', { name: /Field notebook, part 1 5:00 pm Handed in/ })).toBeInTheDocument();
});

it('pages photographed one after the other become one file of the course', async () => {
  knownStudent();
  writeRecord(makeRecord());
  const { user } = openApp(page);
  const camera = await screen.findByLabelText('Photograph a file to GEOG 214');
  expect(camera).toHaveAttribute('capture', 'environment');
  await user.upload(camera, photo());
  await user.upload(camera, photo());
  await user.click(await screen.findByRole('button', { name: 'Take page 1 out' }));
  await user.upload(camera, photo());
  await user.click(await screen.findByRole('button', { name: 'Upload 2 pages' }));
  const [folderId, [file], role] = startUploads.mock.calls[0] as [string, File[], string];
  expect([folderId, role, file?.type, file?.name.replace(/\d/g, '0')]).toEqual([
    'f1',
    'material',
    'application/pdf',
    'Photo 0000-00-00 at 00.00.00.pdf',
  ]);
  expect(screen.queryByRole('list', { name: 'Photographed pages' })).toBeNull();
});

it('a picture that cannot be opened says so', async () => {
  knownStudent();
  writeRecord(makeRecord());
  const { user } = openApp(page);
  const camera = await screen.findByLabelText('Photograph a file to GEOG 214');
  await user.upload(camera, new File(['x'], 'a.heic', { type: 'image/heic' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That picture cannot be opened.');
});

it('without a plan a chosen file is its syllabus', async () => {
  const server = knownStudent([makeFolder({ course: null })]);
  server.refuse(getSimpleSyllabus, 'syllabus_not_found');
  server.refuse(getSyllabusStatus, 'syllabus_not_found');
  writeRecord(makeRecord());
  const { user } = openApp(page);
  const picker = await screen.findByLabelText('Choose the syllabus of Rivers');
  await user.upload(picker, new File(['x'], 'syllabus.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(startUploads).toHaveBeenCalledWith('f1', [expect.any(File)], 'syllabus'));
});

it('the course whose work is due first comes first', async () => {
  const server = knownStudent([makeFolder(), makeFolder({ folder_id: 'f2', folder_name: 'Ethics', course: null })]);
  server.on(getSimpleSyllabus, ({ path }) => {
    const due_date = path.includes('f1') ? '2026-01-30' : '2026-01-28';
    return Response.json(makeSyllabus({ weeks: [makeWeek({ assignments: [makeAssignment({ due_date })] })] }));
  });
  writeRecord(makeRecord());
  openApp(page);
  await screen.findByRole('link', { name: /In 3 days/ });
  await waitFor(() => {
    const courses = screen.getAllByRole('region').map(({ textContent }) => textContent);
    expect(courses[0]).toContain('Tomorrow');
  });
});
