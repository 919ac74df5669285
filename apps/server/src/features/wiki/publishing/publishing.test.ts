import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { xssPayloads } from '@weekwise/contracts/testing/xss-payloads.ts';
import type { searchWikis } from '@weekwise/contracts/wiki.ts';
import type { WikiPage } from '@weekwise/contracts/wiki-page.ts';
import type { OwnWiki, previewWiki } from '@weekwise/contracts/wiki-sharing.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItems, flashcard } from '../../../testing/practice.ts';
import { courseToShare, shareCourse } from '../../../testing/published-course.ts';
import { type Student, tokenIn } from '../../../testing/student.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';

type Found = ResponseOf<typeof searchWikis>;

const testApp = useTestApp();
const get = (url: string) => testApp.app.inject(url);
const search = async (query: string): Promise<Found> => (await get(`/api/wiki/search?${query}`)).json<Found>();
const titles = ({ wikis }: Found) => wikis.map(({ title }) => title);
const preview = async (student: Student, folderId: string, choices?: object) =>
  (await student.post('/api/wiki/preview', { folder_id: folderId, choices })).json<ResponseOf<typeof previewWiki>>();

let ada: Student;

beforeAll(async () => {
  ada = await testApp.signIn('ada.lovelace@example.edu');
});

describe('publishing', () => {
  it('says what would be published and everything that is kept out of it, and publishes nothing by that', async () => {
    const folderId = await courseToShare(testApp, ada, {
      name: 'Quiet Engines',
      topic: 'Ask tom.k@example.edu or call 555-123-4567, then see https://zoom.example/j/1?pwd=secret',
      reading: 'Notes by Tom Kepler <b>bold</b>',
      assignment: 'x'.repeat(50).concat(' and more').repeat(8),
      professor: 'Grace Hopper',
    });
    const { page, removals, available } = await preview(ada, folderId, { words_to_remove: ['Tom Kepler'] });
    const [week] = page.formatted_weekly_content.weeks;
    expect(week?.topic).toBe('Ask or, then see zoom.example');
    expect(week?.readings[0]?.title).toBe('Notes by bold');
    expect(week?.assignments[0]?.title.length).toBeLessThanOrEqual(300);
    expect(page.professor_name).toBeNull();
    expect(available.professor_name).toBe('Grace Hopper');
    expect([...new Set(removals.map(({ reason }) => reason))].sort()).toEqual([
      'chosen_word',
      'email',
      'long_passage',
      'markup',
      'phone',
      'private_link',
    ]);
    expect(titles(await search('q=quiet'))).toEqual([]);
  });

  it('takes the student’s own name out, by whatever spelling', async () => {
    const grace = await testApp.signIn('grace@example.edu');
    const folderId = await courseToShare(testApp, grace, { name: `Notes of ${grace.user.name}`, topic: 'Compilers' });
    const { page, removals } = await preview(grace, folderId);
    expect(page.title).toBe('Notes of');
    expect(removals.some(({ reason }) => reason === 'own_name')).toBe(true);
  });

  it.each([
    'Müller, Zoe',
    'Z. A. Muller',
    '@zoe_muller',
    'zoe dot muller at example dot edu',
    '020 7946 0958',
    '0170/1234567',
  ])('finds out a student who is known by their address alone: %s', async (telling) => {
    const zoe = await testApp.signIn('zoe.muller7@example.edu');
    const folderId = await courseToShare(testApp, zoe, {
      name: 'Seminar',
      topic: `Bring ${telling} Hegel, pp. 012-034`,
    });
    const { page } = await preview(zoe, folderId);
    expect(page.formatted_weekly_content.weeks[0]?.topic).toMatch(/^Bring (@ )?Hegel, pp\. 012-034$/);
  });

  it('keeps what was published as it was until it is made anew, and takes it back at once', async () => {
    const folderId = await courseToShare(testApp, ada, { name: 'Marsh Birds' });
    const { wiki_id: id } = await shareCourse(ada, folderId);
    await ada.post(`/api/review/${folderId}/items`, {
      item: { kind: 'week', values: { week_number: 4, topic: 'Herons', start_date: null, break_name: null } },
    });
    expect((await get(`/api/wiki/${id}`)).json<WikiPage>().week_count).toBe(3);
    const mine = (await ada.get('/api/wiki/mine')).json<{ wikis: OwnWiki[] }>().wikis;
    expect(mine.find(({ wiki_id }) => wiki_id === id)).toMatchObject({ state: 'published', outdated: true });

    expect((await shareCourse(ada, folderId)).wiki_id).toBe(id);
    expect((await get(`/api/wiki/${id}`)).json<WikiPage>().week_count).toBe(4);
    expect(titles(await search('q=herons'))).toEqual(['Marsh Birds']);

    expect((await (await testApp.signIn()).post(`/api/wiki/${id}/unpublish`)).statusCode).toBe(404);
    expect((await ada.post(`/api/wiki/${id}/unpublish`)).json()).toMatchObject({ wiki: { state: 'unpublished' } });
    const gone = await get(`/api/wiki/${id}`);
    expect([gone.statusCode, gone.json().message]).toEqual([404, `Wiki page ${id} not found`]);
    expect(titles(await search('q=herons'))).toEqual([]);
    expect((await search('q=heronz')).corrected_query).toBeNull();
    expect((await shareCourse(ada, folderId)).wiki_id).toBe(id);
  });

  it('goes with its course, and comes back with it', async () => {
    const student = await testApp.signIn();
    const folderId = await courseToShare(testApp, student, { name: 'Lichen Walks' });
    const { wiki_id: id } = await shareCourse(student, folderId);
    await student.delete(`/api/folders/${folderId}`);
    expect([(await get(`/api/wiki/${id}`)).statusCode, titles(await search('q=lichen'))]).toEqual([404, []]);
    await student.post(`/api/folders/${folderId}/restore`, {});
    expect([(await get(`/api/wiki/${id}`)).statusCode, titles(await search('q=lichen'))]).toEqual([
      200,
      ['Lichen Walks'],
    ]);
  });

  it('goes at once when its student asks for their account to be deleted', async () => {
    const student = await testApp.signIn('leaving@example.edu');
    const { wiki_id: id } = await shareCourse(student, await courseToShare(testApp, student, { name: 'Farewell' }));
    await student.post('/api/account/request-deletion');
    await student.post('/api/account/delete', { token: tokenIn(testApp.mail.sent) });
    expect([(await get(`/api/wiki/${id}`)).statusCode, titles(await search('q=farewell'))]).toEqual([404, []]);
  });

  it('publishes activities where they were chosen, with their answers and without where they come from', async () => {
    const folderId = await courseToShare(testApp, ada, { name: 'Tidal Pools' });
    await addItems(testApp.deps, { folderId, weekId: `${folderId}-w1` }, [
      flashcard('Limpet', { quote: 'A secret passage.' }),
      flashcard('y'.repeat(400)),
    ]);
    const { wiki_id: id } = await shareCourse(ada, folderId, { include_activities: true });
    const plain = (await get(`/api/wiki/${id}`)).json<WikiPage>().formatted_weekly_content.weeks[0];
    expect([plain?.activity_count, plain?.activities]).toEqual([1, undefined]);
    const whole = await get(`/api/wiki/${id}?include_activities=true&include_study_guides=true`);
    const week = whole.json<WikiPage>().formatted_weekly_content.weeks[0];
    expect(week?.activities).toMatchObject([{ type: 'flashcards', front: 'Limpet', back: 'Back of Limpet' }]);
    expect(whole.body).not.toContain('secret passage');
  });

  it('counts what several cards say of one paragraph as one quotation', async () => {
    const folderId = await courseToShare(testApp, ada, { name: 'Pack of Cards' });
    const cards = ['a', 'b', 'c', 'd'].map((letter) => flashcard(letter, { quote: letter.repeat(120) }));
    await addItems(testApp.deps, { folderId, weekId: `${folderId}-w1` }, [
      ...cards,
      flashcard('e', { quote: 'a'.repeat(120) }),
    ]);
    const { page, removals } = await preview(ada, folderId, { include_activities: true });
    // 300 characters: the words of two cards, and another card about the same words as the first.
    expect(page.formatted_weekly_content.weeks[0]?.activity_count).toBe(3);
    expect(removals).toMatchObject([
      { reason: 'long_passage', outcome: 'left_out', part: 'activity', text: 'c'.repeat(120) },
      { reason: 'long_passage', outcome: 'left_out', part: 'activity', text: 'd'.repeat(120) },
    ]);
  });

  it('counts a reading that was copied piece by piece, wherever it was put', async () => {
    const student = await testApp.signIn();
    const pieces = ['brown', 'grey', 'white', 'black', 'golden', 'speckled'].map(
      (colour) =>
        `The ${colour} heron wades slowly through shallow tidal water, watches small silver fishes gather beneath floating weed, and strikes downward.`,
    );
    const folderId = await courseToShare(testApp, student, {
      name: 'Herons',
      topic: pieces[0] ?? '',
      assignment: pieces[1] ?? '',
    });
    await uploadAndRead(testApp, student, { folderId, role: 'material', name: 'herons.md', bytes: pieces.join(' ') });
    await addItems(
      testApp.deps,
      { folderId, weekId: `${folderId}-w1` },
      pieces.slice(2).map((back, i) => ({ ...flashcard(`Card ${i}`), back })),
    );
    const { page, removals } = await preview(student, folderId, { include_activities: true, description: pieces[5] });
    const said = JSON.stringify(page);
    // 300 characters have room for two of them; more of it stands nowhere on the page.
    expect(pieces.filter((piece) => said.includes(piece))).toHaveLength(2);
    expect(removals.filter(({ reason }) => reason === 'long_passage').length).toBeGreaterThanOrEqual(4);
  });

  it('publishes none of it: elements, handlers and schemes that run are taken out', async () => {
    const student = await testApp.signIn();
    const folderId = await courseToShare(testApp, student, {
      name: 'Cleaned',
      topic: xssPayloads.join(' ').slice(0, 4000),
    });
    const { page } = await preview(student, folderId);
    expect(page.formatted_weekly_content.weeks[0]?.topic).not.toMatch(/<script|javascript:|<img|<svg/i);
  });

  it('takes the course that was open last where none is named, also without a body', async () => {
    const student = await testApp.signIn();
    const generate = (body?: object) => student.post('/api/wiki/force-generation', body);
    expect((await generate()).json().code).toBe('folder_not_found');
    const folderId = await courseToShare(testApp, student, { name: 'Open last' });
    await courseToShare(testApp, student, { name: 'Newer' });
    await student.post(`/api/folders/${student.user.id}/select`, { folder_id: folderId });
    expect((await student.post('/api/wiki/preview')).json().page.title).toBe('Open last');
    expect((await generate()).json()).toMatchObject({ success: true, wiki: { folder_id: folderId } });
    expect((await generate({ folder_id: ' ' })).json().code).toBe('invalid_folder_id');
  });

  it('lets nobody publish without end', async () => {
    const student = await testApp.signIn();
    const answers: number[] = [];
    for (let i = 0; i < 31; i++) {
      answers.push((await student.post('/api/wiki/force-generation', { folder_id: 'none' })).statusCode);
    }
    expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
  });
});
