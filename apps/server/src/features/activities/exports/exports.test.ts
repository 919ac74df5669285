import { describe, expect, it } from 'vitest';
import { addItems, flashcard, multipleChoice, weekIdOf } from '../../../testing/practice.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { courseWithReading, generatedWeek } from '../../../testing/week.ts';
import { activitiesMarkdown } from './activities-markdown.ts';
import { cardsCsv } from './cards-csv.ts';

const testApp = useTestApp();
const card = (front: string, back: string) => ({ content: { ...flashcard(front), back }, citation: null });
const linesOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

describe('cards as CSV', () => {
  it('are front, back and source, whatever stands in them', () => {
    const page = { number: 1, passage_id: 'p', file_id: 'f', file_name: 'Bends, and bars.pdf', page: 4 };
    const citation = { ...page, block: 0, last_block: 0, heading: null, quote: 'q' };
    const csv = cardsCsv([
      { ...card('He said "bend", once', 'A meander\nof the Velm'), citation },
      card('Größe 河', ''),
    ]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.slice(1)).toBe(
      'front,back,source\r\n"He said ""bend"", once","A meander\nof the Velm","Bends, and bars.pdf, p. 4"\r\nGröße 河,,\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://example.com")', '＝1+1'])(
    'hold no formula: %j',
    (text) => {
      const cells = linesOf(cardsCsv([card(text, text)]))[1]?.split(/,(?=["'])/) ?? [];
      expect(cells).toHaveLength(2);
      for (const cell of cells) expect(cell).toMatch(/^"?'/);
    },
  );

  it('leave out everything that is no card', () => {
    expect(linesOf(cardsCsv([{ content: multipleChoice('What?'), citation: null }]))).toEqual(['front,back,source']);
  });
});

it('Markdown asks first and answers at the end, and nothing in a reading becomes a sign', () => {
  const hostile = {
    ...multipleChoice('# <script>alert(1)</script> ![x](http://example.com/x)'),
    explanation: '**Bold**',
  };
  const text = activitiesMarkdown({
    weekNumber: 3,
    topic: 'Meanders',
    notice: null,
    items: [card('What is a bend?', 'A *turn*'), { content: hostile, citation: null }],
  }).join('\n');
  expect(text).toMatch(/^# Activities for week 3: Meanders/);
  expect(text).toContain('A \\*turn\\*');
  expect(text).not.toContain('<script>');
  expect(text).not.toContain('![');
  expect(text.indexOf('## Answers')).toBeGreaterThan(text.indexOf('## Multiple choice'));
  expect(text).toContain('1. B) Water. \\*\\*Bold\\*\\*');
});

describe('a folder’s exports', () => {
  it('are the cards of all weeks or of one, and a week to print', async () => {
    const student = await testApp.signIn();
    const folderId = await courseWithReading(testApp, student);
    const { activities } = await generatedWeek(student, folderId, 3);
    const weekId = await weekIdOf(testApp.deps, folderId, 1);
    await addItems(testApp.deps, { folderId, weekId }, [flashcard('Only in week 1')]);
    const cards = activities.filter(({ type }) => type === 'flashcards').length;

    const all = await student.get(`/api/folders/${folderId}/activities/cards.csv`);
    expect(all.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    expect(all.headers['content-disposition']).toMatch(/^attachment; filename=".* cards\.csv"$/);
    expect(linesOf(all.body)).toHaveLength(cards + 2);
    const ofWeek = await student.get(`/api/folders/${folderId}/activities/cards.csv?week=3`);
    expect(linesOf(ofWeek.body)).toHaveLength(cards + 1);
    expect(ofWeek.body).toContain('Castellanos - Why Rivers Bend.md');

    const page = await student.get(`/api/folders/${folderId}/weeks/3/activities.md`);
    expect(page.headers['content-type']).toBe('text/markdown; charset=utf-8');
    for (const heading of ['Flashcards', 'True or false', 'Multiple choice', 'Dialogues', 'Answers']) {
      expect(page.body).toContain(`## ${heading}`);
    }
    const empty = await student.get(`/api/folders/${folderId}/weeks/4/activities.md`);
    expect(empty.body).toContain('There are no activities for this week yet.');

    const other = await testApp.signIn();
    for (const path of ['activities/cards.csv', 'weeks/3/activities.md']) {
      expect((await other.get(`/api/folders/${folderId}/${path}`)).json()).toMatchObject({ code: 'folder_not_found' });
    }
  });
});
