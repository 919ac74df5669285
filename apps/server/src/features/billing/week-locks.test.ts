// Every call that names a week says here what it does about one that is locked (docs/decisions/082). A new one has to
// join.
import { makeAssignmentBrief } from '@weekwise/contracts/assignments.ts';
import type { Contract } from '@weekwise/contracts/contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { requestFor } from '../../testing/access/requests.ts';
import { deployed, selling, sold } from '../../testing/billing.ts';
import { syllabusText, syllabusWeeks } from '../../testing/documents.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { seedCatalogue } from './catalogue.service.ts';

const refused = 'refused';
const planData = 'the plan is whole: a student sees what the course holds before they pay';
const ownWork = 'what the student found or wrote while the week was open stays theirs';

const decisions: Record<string, typeof refused | typeof planData | typeof ownWork> = {
  'GET /api/academic-search/:folderId/readings': planData,
  'GET /api/academic-search/check-existing/:userId/:folderId/:week/:readingIndex': ownWork,
  'GET /api/academic-search/get-existing/:userId/:folderId/:week/:readingIndex': ownWork,
  'GET /api/education/assignments/summary/week/:syllabusId/:week': planData,
  'GET /api/folders/:folderId/activities/cards.csv': refused,
  'GET /api/folders/:folderId/weeks/:week/activities.md': refused,
  'GET /api/folders/:folderId/weeks/:week/generate-learning-activities-stream': refused,
  'GET /api/power-plays/get-stored/:userId/:folderId/:week': refused,
  'GET /api/study-guides/:folderId/:week': refused,
  'GET /api/study-guides/:folderId/:week/export': refused,
  'DELETE /api/study-guides/:folderId/:week/parts/:partId': refused,
  'PATCH /api/study-guides/:folderId/:week/parts/:partId': refused,
  'POST /api/academic-search/:folderId/weeks/:week/search': refused,
  'POST /api/ai/academic-search/academic-search/search': refused,
  'POST /api/auth/trial/activate-week': refused,
  'POST /api/power-plays/generate-week': refused,
  'POST /api/socratic-dialogue/respond': refused,
  'POST /api/study-guides/:folderId/:week': refused,
  'POST /api/study-guides/:folderId/:week/parts': refused,
  'POST /api/study-guides/:folderId/:week/parts/:partId/restore': refused,
};

const testApp = useTestApp(selling);
let student: Student;
const ids: Record<string, string> = { part: 'none', syllabus: 'none' };
beforeAll(async () => {
  await seedCatalogue(testApp.deps.db, sold);
  student = await testApp.signIn();
  await deployed(student, {});
  const [folderId = ''] = await deployed(student, {});
  await uploadAndRead(testApp, student, { folderId, role: 'syllabus', name: 's.md', bytes: syllabusText() });
  Object.assign(ids, { user: student.user.id, folder: folderId });
});

const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;
const isWeek = (field: string): boolean => field === 'week' || field === 'week_number';
const fieldsOf = ({ params, query, body }: Contract): string[] =>
  [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}));
const naming = (): Contract[] => {
  const contracts = testApp.app.routeList.flatMap(({ contract }) => contract ?? []);
  return [...new Set(contracts)].filter((each) => each.access === 'session' && fieldsOf(each).some(isWeek));
};

test('every call that names a week says what it does about a locked one', () => {
  expect(naming().map(nameOf).sort()).toEqual(Object.keys(decisions).sort());
});

/** A whole request for this call that names week 2 wherever it names one, and one of its readings. */
async function ofLockedWeek(contract: Contract) {
  const { request } = await requestFor(contract, (kind) => ids[kind]);
  const url = new URL(String(request.url), 'http://localhost');
  const place = contract.path.split('/').indexOf(':week');
  url.pathname = url.pathname
    .split('/')
    .map((part, i) => (i === place ? '2' : part))
    .join('/');
  if (contract.query && 'week' in contract.query.shape) url.searchParams.set('week', '2');
  const { payload } = request;
  const asked = Object.fromEntries(
    Object.entries({ week_number: 2, reading_index: 0 }).filter(([field]) => field in (contract.body?.shape ?? {})),
  );
  return {
    ...request,
    url: url.pathname + url.search,
    ...(typeof payload === 'object' && { payload: { ...payload, ...asked } }),
  };
}

test.each(Object.entries(decisions))('%s: %s', async (name, decision) => {
  const contract = naming().find((each) => nameOf(each) === name);
  if (!contract) throw new Error(`There is no ${name}.`);
  const request = await ofLockedWeek(contract);
  const answer = await testApp.app.inject({ ...request, headers: { ...request.headers, cookie: student.cookie } });
  expect(contract.errors.includes('plan_required'), 'declared').toBe(decision === refused);
  if (decision === refused) expect([answer.statusCode, answer.json().code]).toEqual([402, 'plan_required']);
  else expect(answer.body).not.toContain('plan_required');
});

test('whatever the number of its first week, a trial opens that one', async () => {
  const [folderId = ''] = await deployed(student, {});
  const bytes = syllabusText(syllabusWeeks.slice(1));
  await uploadAndRead(testApp, student, { folderId, role: 'syllabus', name: 's.md', bytes });
  const weeks = await student.get(`/api/folders/${student.user.id}/${folderId}/subscription-plan`);
  expect(weeks.json()).toMatchObject({ unlocked_weeks: [2], locked_weeks: [3, 4] });
  expect((await student.post(`/api/study-guides/${folderId}/2`, {})).statusCode).toBe(200);
  expect((await student.post(`/api/study-guides/${folderId}/3`, {})).statusCode).toBe(402);
});

test('a brief is made for assignments of open weeks alone', async () => {
  const plan = (await student.get(`/api/simple-syllabus/${ids.folder}`)).json<{
    weeks: { week_number: number; assignments: { id: string }[] }[];
  }>();
  const asked = plan.weeks.flatMap(({ week_number: week, assignments }) => assignments.map(({ id }) => ({ week, id })));
  expect(asked.some(({ week }) => week > 1)).toBe(true);
  for (const { week, id } of asked) {
    const body = { folder_id: ids.folder, assignment_id: id };
    const answer = await student.post('/api/education/assignments/brief/api/assignment-brief', body);
    expect([week, answer.statusCode]).toEqual([week, week === 1 ? 200 : 402]);
    if (week > 1) expect(makeAssignmentBrief.errors).toContain(answer.json().code);
  }
});
