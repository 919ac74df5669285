import { expect, it, test } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { pptxOf, slideShape } from '../documents/testing/office-files.ts';
import { cutPassages } from './cut.ts';

const slide = (title: string, ...lines: string[]) =>
  (title === '' ? '' : slideShape('type="title"', title)) + slideShape('idx="1"', ...lines);

async function passagesOf(...slides: string[]) {
  return cutPassages(await readDocument(pptxOf(slides), 'kilns.pptx'), 'kilns.pptx');
}

it.each(['Glazes', 'Where we are', 'Outline'])(
  'a title that comes on many slides heads each of them: %s',
  async (title) => {
    const passages = await passagesOf(
      slide('Firing', 'A kiln is heated for a day.'),
      slide(title, 'Clay', 'Firing'),
      slide('Cooling', 'A kiln cools for two days.'),
      slide(title, 'Clay', 'Firing', 'Cooling'),
      slide('Salt', 'Salt is thrown in at the end.'),
      slide(title, 'Clay', 'Firing', 'Cooling', 'Salt'),
    );
    expect(passages.map(({ headingPath, text }) => [headingPath.at(-1), text.split('\n').length])).toEqual([
      ['Firing', 1],
      [title, 2],
      ['Cooling', 1],
      [title, 3],
      ['Salt', 1],
      [title, 4],
    ]);
  },
);

it('a slide without a title is a passage of its own', async () => {
  const passages = await passagesOf(slide('Firing', 'A kiln is heated for a day.'), slide('', 'Wood', 'Coal'));
  expect(passages.map(({ page, text }) => [page, text])).toEqual([
    [1, 'A kiln is heated for a day.'],
    [2, 'Wood\nCoal'],
  ]);
});

test.each(['Outline', 'Agenda', 'Today’s topics', 'Lecture outline', 'Plan for today', 'Roadmap'])(
  '%s is no text, unless it tells something',
  async (title) => {
    const [titles, told] = await passagesOf(
      slide(title, 'Clay', 'Firing'),
      slide(title, 'We begin with clay.', 'Clay'),
    );
    expect([titles?.role, told?.role]).toEqual(['boilerplate', 'body']);
  },
);

it('keeps the bracket that ends code with it', async () => {
  const code = (name: string) => slide(name, `void ${name}() {`, 'heat();', '}');
  const passages = await passagesOf(code('fire'), code('cool'), code('salt'));
  expect(passages.map(({ text }) => text.endsWith('}'))).toEqual([true, true, true]);
});

it('a title on two lines is one', async () => {
  const title = '<a:p><a:r><a:t>Salt:</a:t></a:r><a:br/><a:r><a:t>the last step</a:t></a:r></a:p>';
  const [passage] = await passagesOf(slideShape('type="title"', title) + slideShape('idx="1"', 'It is thrown in.'));
  expect(passage?.headingPath).toEqual(['Salt: the last step']);
});
