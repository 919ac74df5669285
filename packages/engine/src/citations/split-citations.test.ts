import { expect, it } from 'vitest';
import { piece } from '../syllabus/testing/pieces.ts';
import { splitCitations } from './split-citations.ts';

const parts = (source: string) => splitCitations(piece(source)).map((part) => part.text);

it.each([
  ['Osei (2006a), a summary; Park (2012), on trade', ['Osei (2006a), a summary', 'Park (2012), on trade']],
  ['Osei (2000a; 2000b), on plagues; Park (1999)', ['Osei (2000a)', 'Osei (2000b)', 'Park (1999)']],
  ['Chapter 3 (pgs. 43-45; 50-55); see posted slides', ['Chapter 3 (pgs. 43-45; 50-55)', 'see posted slides']],
  ['Brandt and Osei 2010. Park et al. 2012.', ['Brandt and Osei 2010', 'Park et al. 2012.']],
  ['Hugo Falk 2022 Borg et al. 2021', ['Hugo Falk 2022', 'Borg et al. 2021']],
  ['Read Ines Reyes (2014). *Maps of Fog*, 1–33', ['Read Ines Reyes (2014). Maps of Fog, 1–33']],
  ['OKF (ch. 1; 2.1-2.3), Reyes (2015, ch. 2)', ['OKF (ch. 1; 2.1-2.3)', 'Reyes (2015, ch. 2)']],
  ['Reyes, “One thing”; Okafor, “Another”', ['Reyes, “One thing”', 'Okafor, “Another”']],
  ['(Okafor, pp. 3–9; M: pp. 12–20)', ['Okafor, pp. 3–9', 'M: pp. 12–20']],
  ['Falk Chap 1-3, Reyes Chaps 3.3, 4.1-4.4', ['Falk Chap 1-3', 'Reyes Chaps 3.3, 4.1-4.4']],
  ['“Snow” and “Rain”', ['“Snow”', '“Rain”']],
  ['“Seeing” from “Walls: A Study of Prisons”', ['“Seeing” from “Walls: A Study of Prisons”']],
  ['Reyes, “Maps” in *Atlas of Doubt*, pp. 3–9', ['Reyes, “Maps” in Atlas of Doubt, pp. 3–9']],
  ['*A Soil Reader*, “Chapter 2 - Clay,” pp. 9-24', ['A Soil Reader, “Chapter 2 - Clay,” pp. 9-24']],
  ['*Winter*, lines 1–630, and *The Gale*, act 1', ['Winter, lines 1–630', 'The Gale, act 1']],
  ['Reyes, *Maps* (ch. 1) and Okafor, *Salt* (ch. 3)', ['Reyes, Maps (ch. 1)', 'Okafor, Salt (ch. 3)']],
  [
    'Davis K, Moor WE (1945). “Principles.” *Review*, *10*(2), 242-249.',
    ['Davis K, Moor WE (1945). “Principles.” Review, 10(2), 242-249.'],
  ],
  ['pp. 3–5; 7–9', ['pp. 3–5; 7–9']],
  ['Ch. 1\nCh. 2', ['Ch. 1', 'Ch. 2']],
  ['*Snow*, *Rain* and *Hail*', ['Snow', 'Rain', 'Hail']],
  ['Brandt, *Snow, Rain and Hail*', ['Brandt, Snow, Rain and Hail']],
  ['SOT 2, TAB4 3–5', ['SOT 2', 'TAB4 3–5']],
  ['[SOT] Ch. 2, 3 and [TAB] Ch. 3', ['[SOT] Ch. 2, 3', '[TAB] Ch. 3']],
  ['SOT 2, SOT 4', ['SOT 2, SOT 4']],
  ['“Grain and Tide” Brandt (1976)', ['“Grain and Tide” Brandt (1976)']],
  ['Okafor ch. 1, Lindt ch. 2 and Reyes ch. 3', ['Okafor ch. 1', 'Lindt ch. 2', 'Reyes ch. 3']],
  ['Brandt and Osei ch. 2 and Lindt ch. 4', ['Brandt and Osei ch. 2', 'Lindt ch. 4']],
])('%s', (source, expected) => {
  expect(parts(source)).toEqual(expected);
});
