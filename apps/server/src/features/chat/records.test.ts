import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { selling } from '../../testing/billing.ts';
import { askForAnswer, askTutor, messagesOfFolder, streamOf } from '../../testing/chat.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { courseWithReading, generatedWeek } from '../../testing/week.ts';
import { saveFolderPlan } from '../billing/folder-plans.repo.ts';

// The Wednesday of week 3: quiz 1 is over, the field report is due on Friday.
const testApp = useTestApp({ ...selling, clock: () => new Date('2026-01-28T10:00:00Z') });
let student: Student;
let folderId: string;

beforeAll(async () => {
  student = await testApp.signIn();
  folderId = await courseWithReading(testApp, student);
});

const offersIn = (events: ChatEvent[]) => events.filter((event) => event.type === 'activity');
const ask = async (question: string) => (await askForAnswer(student, folderId, question)).content;

describe('the student’s own state', () => {
  it('is told from the plan, with the lines that say so, and changes with what is handed in', async () => {
    const due = await askForAnswer(student, folderId, 'What is due this week?');
    expect(due.content).toContain('Due this week:\n\n- Field report: Friday, January 30, 2026 (in 2 days). [1]');
    expect(due.citations[0]?.quote).toContain('Field report due Jan 30');
    const { weeks } = (await student.get(`/api/simple-syllabus/${folderId}`)).json();
    const report = weeks[2].assignments[0].id;
    const handIn = await student.put(`/api/assignments/${folderId}/${report}/handed-in`, { handed_in: true });
    expect(handIn.statusCode, handIn.body).toBe(200);
    const after = await ask('What is due this week?');
    expect(after).toMatch(/^Nothing is due this week\. Next is Essay, Friday, February 6, 2026 \(in 9 days\)\. \[1\]/);
    expect(after).toContain('Handed in already: Field report.');
    expect(await ask('Am I late with anything?')).toContain('- Quiz 1: Wednesday, January 21, 2026 (7 days ago).');
  });

  it('tells the readings that are read from those that are not', async () => {
    expect(await ask('Which readings have I read?')).toContain('You have marked no reading as read');
    const { weeks } = (await student.get(`/api/simple-syllabus/${folderId}`)).json();
    const [reading] = weeks[0].readings;
    const read = await student.put(`/api/readings/${folderId}/${reading.id}/state`, { state: 'read' });
    expect(read.statusCode, read.body).toBe(200);
    expect(await ask('Which readings have I read?')).toMatch(
      new RegExp(`not marked as read:[\\s\\S]*Marked as read:\\n\\n- Week 1: [^\\n]*${reading.title}[^\\n]*$`),
    );
  });

  it('knows how far the student is in a week', async () => {
    expect(await ask('How do I stand in week 3?')).toMatch(/Week 3 \(Meanders\): no activities were made/);
    await generatedWeek(student, folderId, 3);
    expect(await ask('How do I stand in week 3?')).toMatch(/you have done none of its \d+ activities yet/);
  });

  it('says what was missed', async () => {
    expect(await ask('What did I miss?')).toMatch(/No activities were made for weeks 1 and 2/);
  });
});

describe('an order to practise', () => {
  it('brings activities that are done in the chat and count, without a model', async () => {
    const events = await askTutor(student, folderId, 'Quiz me on week 3', { message_id: 'quiz-1' });
    const offers = offersIn(events);
    expect(offers.map(({ activity_type }) => activity_type)).toEqual(['multiple-choice', 'true-false']);
    const [first] = offers.flatMap(({ activities }) => activities);
    expect(first).not.toHaveProperty('answer');
    expect(JSON.stringify(offers)).not.toContain('explanation');
    const answer = { activityId: first?.id, response: 0, place: 'chat' };
    const done = await student.post('/api/activity-execution/execute-activity', answer);
    expect(done.statusCode, done.body).toBe(200);
    const shown = (await messagesOfFolder(student, folderId)).at(-1)?.metadata.activities ?? [];
    expect(shown.flatMap(({ activities }) => activities).find(({ id }) => id === first?.id)?.done?.times).toBe(1);
    expect(await ask('How do I stand in week 3?')).toMatch(/you have done 1 of \d+ activities/);
  });

  it('about a topic brings what the student has of it, or makes it', async () => {
    const [offer] = offersIn(await askTutor(student, folderId, 'Make 4 flashcards about oxbow lakes'));
    expect(offer).toMatchObject({ activity_type: 'flashcards', week_number: null });
    expect(offer?.activities.length).toBeGreaterThan(0);
    for (const card of offer?.activities ?? []) expect(JSON.stringify(card)).toMatch(/oxbow/i);
  });

  it.each([
    ['Give me one practice question about oxbow lakes', 1],
    ['a practice question on meanders please', 1],
  ])('brings as many as were asked for: %s', async (question, count) => {
    const events = await askTutor(student, folderId, question);
    expect(offersIn(events).flatMap(({ activities }) => activities)).toHaveLength(count);
    expect(events.at(-1)).not.toMatchObject({ content: expect.stringContaining('no more') });
  });

  it('says where fewer could be made than were asked for', async () => {
    const events = await askTutor(student, folderId, 'Make 9 flashcards about oxbow lakes');
    expect(events.at(-1)).toMatchObject({
      content: expect.stringContaining('I couldn’t make any more good ones on this'),
    });
  });

  it('is followed by the quick chat too', async () => {
    const body = { question: 'Quiz me on week 3', current_folder: folderId };
    const answer = await student.post('/api/ai/folder-agent/folder-agent/fast-chat', body);
    expect(offersIn(streamOf(answer))[0]).toMatchObject({ week_number: 3 });
  });

  it('follows the conversation and the open week', async () => {
    await askTutor(student, folderId, 'What is week 3 about?');
    expect(offersIn(await askTutor(student, folderId, 'Quiz me on it'))[0]).toMatchObject({ week_number: 3 });
    for (const weekly_context of [{ week_number: 3 }, { topic: 'Meanders' }]) {
      const events = await askTutor(student, folderId, 'Test me', { weekly_context });
      expect(offersIn(events)[0]).toMatchObject({ week_number: 3 });
    }
    const nothing = await askTutor(student, folderId, 'What is this week about?', {
      weekly_context: { week_number: 4 },
    });
    expect(nothing.at(-1)).toMatchObject({ content: expect.stringContaining('Floodplains and floods') });
  });

  it('of what the files do not hold says so', async () => {
    const events = await askTutor(student, folderId, 'Make flashcards about quantum chromodynamics');
    expect(offersIn(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ content: expect.stringContaining('too little on “quantum chromodynamics”') });
  });
});

describe('where and when a question is asked', () => {
  it('today is the day where the student is', async () => {
    const at = async (time_zone: string) =>
      (await askTutor(student, folderId, 'Is anything overdue?', { time_zone })).at(-1);
    expect(await at('UTC')).toMatchObject({ content: expect.stringContaining('(7 days ago)') });
    // There it is Thursday already, and quiz 1 was eight days ago.
    expect(await at('Pacific/Kiritimati')).toMatchObject({ content: expect.stringContaining('(8 days ago)') });
  });

  it('weeks are connected by passages of both, or it is said that one has none', async () => {
    const { content, abstained } = await askForAnswer(student, folderId, 'How does week 3 connect to week 2?');
    expect(abstained).toBe(true);
    expect(content).toContain('There is no file here on week 2');
  });

  it('a greeting is answered with what can be asked', async () => {
    expect(await ask('Hi!')).toContain('- Quiz me on week 3');
  });
});

it('only what is open in the student’s plan is practised', async () => {
  const trial = { kind: 'trial', orderId: null, slot: null, moreWeeks: null } as const;
  await saveFolderPlan(testApp.deps.db, { ...trial, folderId, userId: student.user.id, createdAt: new Date() });
  for (const question of ['Quiz me on week 3', 'Quiz me on oxbow lakes', 'Make a flashcard about oxbow lakes']) {
    const events = await askTutor(student, folderId, question);
    expect(offersIn(events), question).toEqual([]);
    expect(events.at(-1)).toMatchObject({ content: expect.stringContaining('not part of the trial') });
  }
});
