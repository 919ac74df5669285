import type { Passage } from '../passages/passage.ts';

/** Passages of one document for tests: a text each, or `[heading, text]`. */
export function makePassages(texts: readonly (string | [string, string])[], documentId = 'reading'): Passage[] {
  return texts.map((given, ordinal) => {
    const [heading, text] = typeof given === 'string' ? [null, given] : given;
    return {
      id: `${documentId}#${ordinal}`,
      documentId,
      ordinal,
      text,
      headingPath: heading === null ? [] : [heading],
      page: 1,
      firstBlock: ordinal,
      lastBlock: ordinal,
      places: [{ start: 0, block: ordinal, page: 1 }],
      role: 'body',
    };
  });
}

/** A small reading about glaciers, written for the tests. */
export const glaciers: [string, string][] = [
  [
    'What a glacier is',
    'A glacier is a body of dense ice that moves under its own weight. It forms where snow gathers faster than it melts. Under pressure the snow turns into firn, which is granular ice older than one winter.',
  ],
  [
    'Movement',
    'Glaciers move by sliding and by deforming. Basal sliding happens when meltwater lubricates the bed. The Karsa Glacier advanced 310 metres between 1902 and 1911 because two wet decades had fed its upper basin.',
  ],
  [
    'Landforms',
    'A moraine is a ridge of debris that a glacier leaves behind. Ridges at the sides are called lateral moraines. The lake at Velm is dammed by a terminal moraine.',
  ],
  [
    'Research',
    'The first map of the Karsa Glacier was drawn by Ilse Marrow in 1887. Marrow surveyed it from the ridge above Velm. Her student Tomas Kade later measured its speed with painted stones.',
  ],
  [
    'Retreat',
    'Since 1970 most glaciers of the range have retreated. Smaller glaciers lose mass more quickly than larger ones. Of the 42 glaciers mapped in 1950, only 29 remain.',
  ],
];
