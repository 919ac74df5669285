import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { decodeText } from './decode-text.ts';

const simplified = '蒸发是液体表面变成气体的过程。温度越高,蒸发越快。';
const traditional = '板塊構造說明地球的岩石圈由數個板塊組成。板塊之間的碰撞形成山脈。';
const japanese = '光合成とは、植物が光を使って二酸化炭素と水から糖を作る働きである。';
const korean = '광합성은 식물이 빛을 이용하여 이산화탄소와 물로 포도당을 만드는 과정이다.';
const russian = 'Осмос есть движение воды через мембрану. Растворитель идёт туда, где больше соли.';
const polish = 'Fotosynteza to proces, w którym rośliny przekształcają światło. Źródłem węgla jest dwutlenek węgla.';
const french = 'La photosynthèse est le procédé par lequel les plantes créent leur énergie.';

const guessed: [name: string, encoding: string, text: string][] = [
  ['Simplified Chinese (GB18030)', 'gbk', simplified],
  ['Simplified Chinese (GB18030)', 'gb18030', `${simplified}㐀😀`],
  ['Traditional Chinese (Big5)', 'big5', traditional],
  ['Japanese (Shift_JIS)', 'shift_jis', japanese],
  ['Japanese (EUC-JP)', 'euc-jp', japanese],
  ['Korean (EUC-KR)', 'euc-kr', korean],
  ['Cyrillic (KOI8-R)', 'koi8-r', russian],
  ['Cyrillic (Windows-1251)', 'win1251', russian],
  ['Cyrillic (DOS 866)', 'cp866', russian],
  ['Cyrillic (Mac)', 'maccyrillic', russian],
  ['Central European (Windows-1250)', 'win1250', polish],
  ['Greek (Windows-1253)', 'win1253', 'Η φωτοσύνθεση είναι η διαδικασία με την οποία τα φυτά παράγουν τροφή.'],
  ['Turkish (Windows-1254)', 'win1254', 'Bitkilerin ışık enerjisini kimyasal enerjiye dönüştürdüğü süreçtir.'],
  ['Hebrew (Windows-1255)', 'win1255', 'אוסמוזה היא תנועה של מים דרך קרום. המים נעים אל המקום שבו יש יותר מלח.'],
  ['Arabic (Windows-1256)', 'win1256', 'التمثيل الضوئي هو العملية التي تصنع بها النباتات غذاءها من الضوء والماء.'],
  ['Thai (Windows-874)', 'win874', 'การสังเคราะห์ด้วยแสงเป็นกระบวนการที่พืชใช้แสงในการสร้างอาหาร'],
  ['Western European (Mac)', 'macroman', french],
];

const short: [encoding: string, text: string][] = [
  ['gbk', '期中考试范围'],
  ['big5', '期中考試範圍'],
  ['shift_jis', '期末試験の範囲'],
  ['euc-jp', '期末試験の範囲'],
  ['euc-kr', '중간고사 범위'],
  ['win1251', 'Контрольная работа'],
  ['koi8-r', 'Контрольная работа'],
  ['win1255', 'שיעורי בית'],
  ['win1256', 'الواجب المنزلي'],
];

/** Names and short notes in the letters of Central Europe, which share their bytes with Western ones. */
const central = [
  'Přednáška je v úterý ráno, ale cvičení se koná až ve čtvrtek. Je to na fakultě a jde se do posluchárny.',
  'ďakujem veľmi pekne',
  'Az előadás kedden lesz, őszi félév.',
];

const western = [
  french,
  'Die Prüfung über Grünalgen findet am Dienstag statt.',
  '¿Cuándo es el examen? Mañana.',
  'El trabajo se entregará el miércoles.',
  'The café opens at “nine” — don’t be late.',
  'Price: £20 – 50 €',
  'See § 4: the angle is 45°, ±2 µm.',
  'Zoë Brontë’s résumé',
  'The bistro of Frau Köhler is on the quay – nobody’s naïve about its menu.',
  'Cet automne, l’élève a reçu la leçon où il était trop naïf.',
  'El niño está aquí con los otros para la clase de mañana.',
];

describe('guessEncoding', () => {
  it('lets the words around decide between "naïve" and "naďve"', async () => {
    const text = 'The soufflé went to Frau Böhm – nobody’s naïve about it.';
    expect((await decodeText(iconv.encode(text, 'win1252'))).text).toBe(text);
  });

  it.each(central)('does not take "%s" as Western', async (text) => {
    expect((await decodeText(iconv.encode(text, 'win1250'))).text).toBe(text);
  });

  it.each(guessed)('reads %s and says that it guessed', async (name, encoding, text) => {
    expect(await decodeText(iconv.encode(text, encoding))).toEqual({
      text,
      warnings: [`Encoding guessed: ${name}. If words look wrong, save the file as UTF-8 and upload it again.`],
    });
  });

  it.each(short)('reads a line of few words in %s', async (encoding, text) => {
    expect((await decodeText(iconv.encode(text, encoding))).text).toBe(text);
  });

  it.each(western)('takes Western text for the usual encoding without a word: %s', async (text) => {
    expect(await decodeText(iconv.encode(text, 'win1252'))).toEqual({ text, warnings: [] });
  });

  it.each(['utf-16le', 'utf-16be'])('reads %s without a mark in any writing', async (encoding) => {
    for (const text of [simplified, japanese, korean, russian, french])
      expect((await decodeText(iconv.encode(text, encoding, { addBOM: false }))).text).toBe(text);
  });

  it('reads what stands far behind plain ASCII', async () => {
    const text = `${'All of this is plain. '.repeat(6000)}${russian}`;
    expect((await decodeText(iconv.encode(text, 'koi8-r'))).text).toBe(text);
  });

  it('passes the guess on with the document, whatever its format', async () => {
    for (const name of ['notes.txt', 'notes.md', 'notes.html', 'notes.tex']) {
      const { warnings, blocks } = await readDocument(iconv.encode(russian, 'win1251'), name);
      expect(blocks.map(({ text }) => text)).toEqual([russian]);
      expect(warnings[0]).toContain('Encoding guessed: Cyrillic');
    }
  });

  it('still refuses bytes that are no text', async () => {
    const bytes = Uint8Array.from({ length: 4096 }, (_, i) => (i * i * 31 + i * 7 + (i >> 3)) % 256);
    await expect(readDocument(bytes, 'notes.txt')).rejects.toMatchObject({ code: 'file_type_unsupported' });
  });
});
