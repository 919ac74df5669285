import { screen } from '@testing-library/react';
import { xssPayloads } from '@weekwise/contracts/testing/xss-payloads.ts';
import type { WikiPage } from '@weekwise/contracts/wiki-page.ts';
import { expect, it, vi } from 'vitest';
import { TriedRound } from '../../features/activities/tried/tried-round.tsx';
import { CourseView } from '../../features/wiki/page/course-view.tsx';
import type { Removal } from '../../features/wiki/publish/choices.ts';
import { RemovedList } from '../../features/wiki/publish/removed-list.tsx';
import { Book } from '../../features/wiki/search/shelf.tsx';
import { WikiListItem } from '../../features/wiki/search/wiki-list-item.tsx';
import { foundFromWire } from '../../features/wiki/search/wiki-search.ts';
import { pageFromWire } from '../../features/wiki/wiki.ts';
import { renderAt } from '../../testing/render.tsx';
import { makeFoundWiki, makeWikiCard, makeWikiPage, makeWikiWeek } from '../../testing/wiki-factories.ts';

// Hundreds of shapes for every cover, drawn from an id that nobody writes: they say nothing here.
vi.mock('../../ui/cover/cover.tsx', () => ({ Cover: () => null, colourOf: () => 'black' }));

/** What runs, or leads to what runs; and what this app never draws. */
const harmful = new Set(
  'script iframe object embed base form style link meta template marquee video audio img math foreignobject x custom-element'.split(
    ' ',
  ),
);

function harmIn(root: HTMLElement): string[] {
  const found: string[] = [];
  for (const element of root.getElementsByTagName('*')) {
    if (harmful.has(element.localName.toLowerCase())) found.push(element.localName);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc' || name === 'formaction')
        found.push(`${element.localName} ${name}`);
      if (/^(href|src|xlink:href|action|data)$/.test(name) && !/^(\/|#|https:\/\/creativecommons)/.test(value))
        found.push(`${element.localName} ${name}=${value}`);
      if (name === 'style' && /url\(|expression|animation/i.test(value)) found.push(`${element.localName} ${value}`);
    }
  }
  return found;
}

/** The page with a text in every field that somebody wrote. */
const poisoned = (text: string): WikiPage => {
  const parts = [{ title: text, says: [text] }];
  const assignment = {
    id: 'a1',
    title: text,
    assignment_type: 'other' as const,
    due_date: null,
    weight: null,
    optional: false,
  };
  const practice = { difficulty: 'easy' as const, explanation: text };
  return makeWikiPage({
    ...makeWikiCard({
      title: text,
      course_code: text,
      professor_name: text,
      university: text,
      description: text,
      term: text,
    }),
    formatted_weekly_content: {
      weeks: [
        makeWikiWeek({
          topic: text,
          break_name: `${text} break`,
          readings: [{ id: 'r1', title: text, author: text, pages: `${text}, pp`, optional: false }],
          assignments: [assignment],
          vocabulary: [{ term: text, meaning: text }],
          activities: [
            { type: 'flashcards', id: 'c1', ...practice, front: text, back: text },
            { type: 'true-false', id: 'c2', ...practice, statement: text, answer: true },
            { type: 'multiple-choice', id: 'c3', ...practice, question: text, options: [text, 'b'], answer_index: 0 },
            {
              type: 'socratic-dialogue',
              id: 'c4',
              ...practice,
              topic: text,
              turns: [{ question: text, hints: [text] }],
            },
          ],
          study_guide: { overview: parts, key_concepts: parts, study_questions: parts },
        }),
      ],
      assignments_outside_schedule: [assignment],
    },
  });
};

/** Every place of the wiki's screens where such a text is drawn. */
function Everywhere({ text }: { text: string }) {
  const page = pageFromWire(poisoned(text));
  const found = foundFromWire(
    makeFoundWiki({
      ...makeWikiCard({ title: text, professor_name: text, university: text }),
      marked_title: [{ text, hit: true }],
      snippets: [{ field: 'topic', week_number: 3, text: [{ text, hit: false }] }],
    }),
  );
  const removed: Removal = { reason: 'markup', outcome: 'taken_out', part: 'reading', week: 3, text };
  const tried = { explanation: text, rightAnswer: text, options: [text, 'b'], prompt: text };
  return (
    <div data-testid="everywhere">
      <CourseView page={page} wikiId="w1" shown={{ activities: true, guides: true }} onShow={() => undefined} />
      <WikiListItem wiki={found} />
      <Book wiki={found} />
      <RemovedList removals={[removed]} quotationLength={300} />
      <TriedRound
        items={[{ ...tried, id: 'q1', type: 'multiple-choice', right: 0 }]}
        title={text}
        subtitle={text}
        ended={null}
        onLeave={() => undefined}
      />
      <TriedRound
        items={[{ ...tried, id: 'q2', type: 'flashcards', right: null }]}
        title={text}
        subtitle={text}
        ended={null}
        onLeave={() => undefined}
      />
    </div>
  );
}

it('holds enough tries', () => expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(80));

/** Texts in one field, each on a line of its own: a page for each of them would be drawn for half a minute. */
const together = 8;
const groups = Array.from({ length: Math.ceil(xssPayloads.length / together) }, (_, i) =>
  xssPayloads.slice(i * together, (i + 1) * together),
);

it('a text in any published field is shown as it was written, and nothing of it runs', () => {
  // One drawing for all of them: what surrounds a page is the dearest part of it.
  renderAt(groups.map((texts) => <Everywhere key={texts[0]} text={texts.join('\n')} />));
  const places = screen.getAllByTestId('everywhere');
  for (const [index, texts] of groups.entries()) {
    const drawn = places[index];
    if (!drawn) throw new Error('Not every text was drawn');
    expect(drawn.querySelector('h1')?.textContent).toBe(texts.join('\n'));
    expect(harmIn(drawn), texts.join('\n')).toEqual([]);
    // As often as there are fields: none of them was taken for markup and lost.
    for (const text of texts) expect((drawn.textContent ?? '').split(text).length - 1, text).toBeGreaterThan(30);
  }
});

it('the check itself sees what runs', () => {
  const bad = document.createElement('div');
  bad.innerHTML = '<a href="javascript:alert(1)">x</a><img src=x onerror="1"><iframe srcdoc="x"></iframe>';
  expect(harmIn(bad).length).toBeGreaterThanOrEqual(4);
});
