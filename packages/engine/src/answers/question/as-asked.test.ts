import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';

const english = `A moraine is a ridge of debris that a glacier leaves behind. The moraine of Ronco was mapped by the surveyor Agnes Holt.

An esker is a winding bank of sand laid down by a stream under the ice.

The snow line rises because the summers have become warmer.

UV is the part of sunlight that burns the skin.

WHO is the agency of the United Nations for public health.

The field trip fee is due on November 3.`;
const spanish = 'Una morrena es una cresta de escombros que deja un glaciar. La morrena de Ronco la midió Agnes Holt.';
const german =
  'Eine Moräne ist ein Wall aus Schutt, den ein Gletscher zurücklässt. Die Moräne von Ronco wurde von Agnes Holt vermessen.';
const chinese =
  'CPU是执行程序指令的部件。\n\n1969年的登月由阿波罗11号完成。\n\nHTTP协议规定浏览器和服务器怎样交换网页。\n\n光合作用在叶绿体中进行。';
const japanese =
  'RNAはDNAから写し取られる分子です。\n\n2011年の地震は東北地方で起きました。\n\nATPは細胞のエネルギーを運ぶ物質です。';
const korean =
  'ATP는 세포의 에너지를 저장하는 분자이다.\n\n1988년의 올림픽은 서울에서 열렸다.\n\nDNA는 유전 정보를 담은 분자이다.';

const hebrew = 'טרסה היא מדף שטוח בצד העמק. הנהר הציף את הגשר.';

const quoted = (text: string, question: string): string | null => {
  const { abstained, citations } = answer(question, buildIndex(makePassages(text.split('\n\n'))));
  return abstained ? null : (citations[0]?.quote ?? null);
};

describe('a question finds what the plain question finds', () => {
  it.each([
    ['WHAT IS A MORAINE?', 'ridge of debris'],
    ['WHO MAPPED THE MORAINE OF RONCO?', 'Agnes Holt'],
    ['WHY DOES THE SNOW LINE RISE?', 'summers'],
    ['WHEN IS THE FIELD TRIP FEE DUE?', 'November 3'],
    ['WHAT IS UV?', 'sunlight'],
    ['WHAT IS THE WHO?', 'agency'],
    ['WHAT is an esker?', 'winding bank'],
    ['EXPLAIN THE MORAINE', 'ridge of debris'],
    ['Please explain what an esker is, thank you', 'winding bank'],
    ['Please, what is an esker?', 'winding bank'],
    ['What is an esker? Thanks!', 'winding bank'],
    ['could you please tell me what an esker is?', 'winding bank'],
    ['can you define moraine for me please', 'ridge of debris'],
    ['I missed the lecture yesterday. Can you tell me what an esker is? Thank you so much!', 'winding bank'],
    ["Hello! I'm a bit lost here, sorry. What is a moraine? I'd be really grateful.", 'ridge of debris'],
    ['Sorry to bother you. The quiz is on Friday! What is an esker?', 'winding bank'],
    ['esker meaning', 'winding bank'],
    ['esker definition', 'winding bank'],
    ["what's the meaning of esker", 'winding bank'],
    ['what does esker mean', 'winding bank'],
    ['any idea what esker means?', 'winding bank'],
    ['i dont get what a moraine is', 'ridge of debris'],
    ['Would you mind explaining to me what a moraine is?', 'ridge of debris'],
    ["I'd like to know who mapped the moraine of Ronco", 'Agnes Holt'],
    ['Do you know when the field trip fee is due? Thanks in advance', 'November 3'],
    ['What is an esker, please?', 'winding bank'],
    ['Define: esker', 'winding bank'],
    ["I need help. I don't understand what an esker is.", 'winding bank'],
    ['My teacher asked us about this: what is an esker?', 'winding bank'],
    ['We have a quiz on Friday and I was wondering what an esker is', 'winding bank'],
    ['I HAVE AN EXAM TOMORROW. WHAT IS AN ESKER?', 'winding bank'],
    ['What is an es\u200bker?', 'winding bank'],
    ['What is a mor\u00adaine?', 'ridge of debris'],
    ['What is a mor\u2060aine?', 'ridge of debris'],
    ['What is a mor\u200daine?', 'ridge of debris'],
    ['\u2068What is a mor\u2069aine?', 'ridge of debris'],
  ])('%s', (question, expected) => {
    expect(quoted(english, question)).toContain(expected);
  });

  it.each([
    [spanish, '¿QUÉ ES UNA MORRENA?', 'cresta'],
    [spanish, 'Por favor, ¿qué es una morrena? ¡Gracias!', 'cresta'],
    [spanish, 'Tengo un examen mañana. ¿Qué es una morrena?', 'cresta'],
    [german, 'Bitte, was ist eine Moräne? Danke!', 'Wall aus Schutt'],
    [german, 'Kannst du mir sagen, wer die Moräne von Ronco vermessen hat?', 'Agnes Holt'],
    [chinese, 'CPU是什么?', '程序指令'],
    [chinese, '什么是CPU?', '程序指令'],
    [chinese, '1969年的登月由谁完成?', '阿波罗11号'],
    [chinese, 'HTTP协议规定什么?', '交换网页'],
    [chinese, '请问CPU是什么?谢谢!', '程序指令'],
    [chinese, '我明天考试。CPU是什么?', '程序指令'],
    [chinese, '光合作用在哪里进行?', '叶绿体'],
    [japanese, 'RNAとは何ですか?', '写し取られる'],
    [japanese, '2011年の地震はどこで起きましたか?', '東北'],
    [japanese, 'すみません、ATPとは何ですか?ありがとうございます。', 'エネルギー'],
    [korean, 'ATP는 무엇입니까?', '에너지'],
    [korean, '1988년의 올림픽은 어디에서 열렸습니까?', '서울'],
    [korean, 'DNA가 뭐예요? 감사합니다!', '유전 정보'],
  ])('%#: %s %s', (text, question, expected) => {
    expect(quoted(text, question)).toContain(expected);
  });

  it.each([
    'What is a drumlin? Thanks!',
    'WHAT IS A DRUMLIN?',
    'I know what a moraine is. What is a drumlin?',
    'please',
  ])('and no more: %s', (question) => {
    expect(quoted(english, question)).toBeNull();
  });
});

it('answers under a heading in a script whose question words nobody knows', () => {
  const passages = makePassages([hebrew]).map((passage) => ({ ...passage, headingPath: ['העמק'] }));
  const { abstained, citations } = answer('מהי טרסה?', buildIndex(passages));
  expect(abstained).toBe(false);
  expect(citations[0]?.quote).toContain('מדף שטוח');
});
