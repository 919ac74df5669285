import { describe, expect, it } from 'vitest';
import { withoutTemplateTags } from './template-tags.ts';

describe('withoutTemplateTags', () => {
  it('prints the title and the text of a box, on as many lines as its tag takes', () => {
    const box = [
      '{% include alert.html class="info" title=\'Map quiz\' text="',
      'It is due on Friday.',
      '"%}',
      '',
      'Next',
    ];
    const printed = withoutTemplateTags(box.join('\n'));
    expect(printed).toBe('**Map quiz**  \nIt is due on Friday.\n\n\nNext');
    expect(printed.split('\n')).toHaveLength(box.length);
  });

  it('leaves out tags that print nothing, shortcodes and variables', () => {
    expect(withoutTemplateTags('{% if page.draft %}Week 1{% endif %}: {{< icon "book" >}}Lind')).toBe('Week 1: Lind');
    expect(withoutTemplateTags('[notes]({{ site.url }}/notes.pdf)')).toBe('[notes](/notes.pdf)');
  });

  it('leaves code between fences, formulas and unclosed tags as they are', () => {
    const code = 'Read\n```\n{% raw %}\n```\nWrite';
    expect(withoutTemplateTags(code)).toBe(code);
    expect(withoutTemplateTags('${{n}\\choose{k}}$ and 50{% more')).toBe('${{n}\\choose{k}}$ and 50{% more');
  });
});
