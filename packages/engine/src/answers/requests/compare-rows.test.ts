import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# Floods

## Three floods

Floods of 1957, 1968 and 2009 took the lower mills, and each came after a late thaw. The mills were built again.

| Name | Height | Lost |
| --- | --- | --- |
| Flood of 1911 | 2.0 m | A cart |
| Flood of 1957 | 3.1 m | Two mills |
| Flood of 1968 | 4.4 m | One mill and the weir |
| Flood of 2009 | 2.7 m | A bridge |

## Owners

The mill stood at the bend of the river for two hundred years, and its owners wrote down every sack that was ground.
`;

it.each(['compare the 1957, 1968 and 2009 floods', 'compare the 1957 flood, the 1968 flood and the 2009 flood'])(
  '“%s” is answered by the rows of the table',
  async (question) => {
    const said = await askChapter(chapter, question);
    expect(said).toMatch(/3\.1 m \| Two mills[\s\S]*4\.4 m[\s\S]*2\.7 m \| A bridge/);
    expect(said).not.toContain('A cart');
  },
);
