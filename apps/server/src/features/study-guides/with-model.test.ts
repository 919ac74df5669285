import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import { expect, it } from 'vitest';
import { testModelCalls, testModels } from '../../testing/model-calls.ts';
import { useModelServer } from '../../testing/model-server/use-model-server.ts';
import { riverCourse } from '../../testing/river-course.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { modelTutor } from '../../tutor/model-tutor.ts';

const fixture = useModelServer();
const testApp = useTestApp({
  clock: () => new Date(2026, 0, 20, 12),
  tutors: { for: (scope) => modelTutor(testModelCalls(testApp.deps, fixture.server), scope) },
});

it('a guide, a summary, a brief and one activity by a model say so; by the engine after a failure, they say why', async () => {
  const { student, folderId, uploadReading } = await riverCourse(testApp);
  const fileId = await uploadReading();
  const { weeks }: Syllabus = (await student.get(`/api/simple-syllabus/${folderId}`)).json();
  const assignment = weeks.flatMap(({ assignments }) => assignments).find(({ title }) => title === 'Field report');
  const brief = { assignment_id: assignment?.id, folder_id: folderId };
  const oneActivity = { activity: { type: 'flashcards' }, user_context: { folder_id: folderId, file_id: fileId } };
  const makeAll = async () => {
    const anew = { force_refresh: true };
    const answers = [
      await student.post(`/api/study-guides/${folderId}/3`, anew),
      await student.post(`/api/summaries/${folderId}/${fileId}`, anew),
      await student.post('/api/education/assignments/brief/api/assignment-brief', brief),
    ];
    const { activity } = (await student.post('/api/interactive-activities/generate', oneActivity)).json();
    return [...answers.map((answer) => answer.json()), activity].map(({ source, fallback }) => ({ source, fallback }));
  };
  const byModel = { source: testModels.openai, fallback: null };
  expect(await makeAll()).toEqual([byModel, byModel, byModel, byModel]);

  fixture.server.trouble({ kind: 'bad-request', message: 'Not today' });
  const byEngine = { source: 'engine', fallback: 'unreachable' };
  expect((await makeAll()).slice(0, 3)).toEqual([byEngine, byEngine, byEngine]);
  const stored = (await student.get(`/api/study-guides/${folderId}/3`)).json();
  expect(stored.guide).toMatchObject(byEngine);
});
