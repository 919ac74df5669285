import { describe, expect, it } from 'vitest';
import { readingLimits } from '../limits.ts';
import { outline } from '../testing/outline.ts';
import { type FlowNode, nowhere } from './flow.ts';
import { documentFromFlow } from './flow-blocks.ts';
import { RichTextBuilder } from './rich-text.ts';

const paragraph = (...fields: string[]): FlowNode => {
  const builder = new RichTextBuilder();
  for (const [at, field] of fields.entries()) (at > 0 ? builder.tab() : builder).append(field);
  return { kind: 'paragraph', content: builder.take(), place: nowhere };
};
const read = (...flow: FlowNode[]): string[] =>
  outline(documentFromFlow(flow, { format: 'docx', title: null, pageCount: null }, readingLimits));

describe('layout with the tab key', () => {
  it('makes a table of paragraphs that are cut into fields', () => {
    const rows = [
      paragraph('Aug 25', 'Waves', 'Ch. 1'),
      paragraph('Aug 27', 'Tides', 'Ch. 2'),
      paragraph('Sep 1', 'Labor Day'),
    ];
    expect(read(paragraph('Plan'), ...rows, paragraph('After'))).toEqual([
      'P Plan',
      'T0.0 Aug 25 | Waves | Ch. 1',
      'T0.1 Aug 27 | Tides | Ch. 2',
      'T0.2 Sep 1 | Labor Day',
      'P After',
    ]);
  });

  it('leaves a line or two with a tab, and prose, as paragraphs', () => {
    const prose = 'A sentence that is much too long to be the first column of any table';
    expect(read(paragraph('Office:', 'Pier'), paragraph('Phone:', '12'), paragraph('x'))).toEqual([
      'P Office: → Pier',
      'P Phone: → 12',
      'P x',
    ]);
    expect(read(paragraph(prose, 'a'), paragraph(prose, 'b'), paragraph(prose, 'c'))).toHaveLength(3);
  });

  it('makes list items of typed numbers', () => {
    expect(read(paragraph('1.', 'Rope'), paragraph('2.', 'Wire'), paragraph('a)', 'thin'))).toEqual([
      '1. Rope',
      '2. Wire',
      'a) thin',
    ]);
  });
});
