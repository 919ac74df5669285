import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

const read = async (text: string): Promise<string> =>
  (await readDocument(new TextEncoder().encode(text), 'notes.md')).blocks.map((block) => block.text).join('\n');

describe('what is no element of HTML stays text', () => {
  it.each([
    ['A list is List<String>, a map Map<K, V>.', 'A list is List<String>, a map Map<K, V>.'],
    ['It is std::vector<int> or Dict<str, List<int>>.', 'It is std::vector<int> or Dict<str, List<int>>.'],
    ['<T> is a type, and so is Box<B>.', '<T> is a type, and so is Box<B>.'],
    ['<Widget> stands at the start.', '<Widget> stands at the start.'],
    ['In code: `List<String>` and `<b>`.', 'In code: List<String> and <b>.'],
    ['- Map<K, V>\n- Set<E>', 'Map<K, V>\nSet<E>'],
    ['Some <b>bold</b>, <em>raised</em> and H<SUB>2</SUB>O.', 'Some bold, raised and H₂O.'],
    ['<div>\n\nA block.\n\n</div>', 'A block.'],
    ['See <https://a.example/b> or <x@a.example>.', 'See https://a.example/b or x@a.example.'],
    ['If a < b and c > d.', 'If a < b and c > d.'],
  ])('%s', async (source, text) => {
    expect(await read(source)).toBe(text);
  });
});
