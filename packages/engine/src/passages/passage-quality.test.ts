import { describe, expect, it } from 'vitest';
import { makePassages } from '../testing/passages.ts';
import { passageQuality, siftPassages } from './passage-quality.ts';

const usual = { quality: 0.7, density: 0.3 };
const isKept = (text: string): boolean => {
  const { quality, density } = passageQuality(text);
  return quality >= usual.quality && density >= usual.density;
};

describe('what a person can read is kept', () => {
  it.each([
    'A meander is a bend of a river. Water on the outside of the bend flows faster and wears the bank away.',
    'Die Angstschweißperlen der Donaudampfschifffahrtsgesellschaft glänzten im Straßenlicht.',
    'Płynność języków: źdźbło trawy, krzew, wstrząs i szczęście w chrząszczu.',
    'Річка тече крізь долину й руйнує зовнішній берег закруту.',
    'La rivière s’écoule plus vite à l’extérieur du méandre; l’érosion y est plus forte.',
    '河流在弯道外侧流速较快，因此侵蚀河岸。内侧流速较慢，泥沙沉积。',
    'النهر يجري أسرع على الجانب الخارجي من المنعطف.',
    'France\t12.3\t45.6%\nGermany\t13.1\t44.0%\nSpain\t9.8\t51.2%',
    'H2O + CO2 → H2CO3; the pH falls from 7.4 to 7.1 (p < .05, n = 42).',
    'E = mc², where E is energy, m is mass and c is the speed of light, about 3×10⁸ m/s.',
    'See https://example.edu/a/b?c=d&e=f and write to tutor@example.edu before Friday.',
    'const total = items.reduce((sum, item) => sum + item.getUnitPrice(), 0);',
    'Smith, J. A. (2019). Rivers and their valleys. Journal of Landforms, 12(3), 45–67. doi:10.1000/xyz123',
    'DNA, mRNA, tRNA and ATP; NGO, GDP and WHO.',
  ])('%s', (text) => {
    expect([passageQuality(text), isKept(text)]).toEqual([passageQuality(text), true]);
  });
});

describe('what nobody can read is not', () => {
  it.each([
    ['a font without its letters', '\uE012\uE044\uE013 \uE099\uE021 \uE044\uE012\uE013\uE099 \uE021\uE044'],
    ['glyphs by number', '(cid:12)(cid:44)(cid:9) (cid:3)(cid:87)(cid:12) (cid:44)(cid:5)'],
    ['the wrong encoding', 'DÃ©jÃ vu â€™ trÃ¨s Ã©levÃ©s rÃ´les Ã©tÃ©'],
    ['lost letters', 'Th\uFFFD r\uFFFDver fl\uFFFDws \uFFFDaster \uFFFDn the out\uFFFDide'],
    ['base64', 'JVBERi0xLjcKJeLjz9MKNSAwIG9iago8PC9GaWx0ZXIvRmxhdGVEZWNvZGU+PgpzdHJlYW0K eJyVVttu4zYQfddX8LEF1g'],
    ['letters set apart', 'T h e r i v e r f l o w s f a s t e r o u t s i d e'],
    ['dot leaders', '.......................... ............................. .................. 12'],
    ['consonants', 'xkcdqwrt zzzzzzzz bcdfghjk qwrtpsdf lkjhgfds mnbvcxzq'],
    ['one word for ever', 'lorem '.repeat(200)],
    ['nothing', ' \n '],
  ])('%s', (_what, text) => {
    expect(passageQuality(text).quality).toBeLessThan(usual.quality);
  });
});

describe('density', () => {
  it('is the share of content words, numbers aside', () => {
    expect(passageQuality('The river of the valley in 1927').density).toBe(2 / 6);
    expect(passageQuality('12.4 13.5 1927').density).toBe(0);
  });

  it('is low where words say nothing', () => {
    expect(passageQuality('What is it that you were to do, and with whom, and why?').density).toBeLessThan(
      usual.density,
    );
  });
});

it('sifts passages by the first threshold that they miss, in order', () => {
  const passages = makePassages(['Rivers erode their banks.', '(cid:1)(cid:2)', 'It is what it is.']);
  const { kept, skipped } = siftPassages(passages, usual);
  expect(kept).toEqual([passages[0]]);
  expect(skipped.map(({ passage, reason }) => [passage.ordinal, reason])).toEqual([
    [1, 'quality'],
    [2, 'semantic_density'],
  ]);
  expect(siftPassages(passages, { quality: 0, density: 0 }).kept).toEqual(passages);
});
