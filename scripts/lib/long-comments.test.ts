import { expect, test } from 'vitest';
import { longComments } from './long-comments.ts';

const long = 'word '.repeat(30);

test('finds long comments of every kind', () => {
  const source = [`// ${long}`, `/** ${long}*/`, `   * ${long}`, `  {/* ${long}*/}`].join('\n');
  expect(longComments(source)).toEqual([1, 2, 3, 4]);
});

test('leaves code, short comments and directives for tools alone', () => {
  const source = [`const text = '${long}';`, '// short', `// biome-ignore lint/a11y: ${long}`].join('\n');
  expect(longComments(source)).toEqual([]);
});
