import type { StudentRequest } from './student-request.ts';

// Requests in the course on fungi on Wednesday, October 7, 2026, in week 5. `[[tool …]]` stands for what the
// tutor has done or proposes.

const courteous = [/\[\d/, /not (?:in|among) your files|couldn't find/i];

export const fungiRequests: Record<string, readonly StudentRequest[]> = {
  'small talk': [
    { ask: ['whats chitin', 'thanks!!'], must: [/welcome|glad|any ?time/i], not: courteous },
    { ask: ['whats chitin', 'ok cool thx that helped'], must: [/welcome|glad|any ?time/i], not: courteous },
    { ask: 'heyy', must: [/\bhi\b|hello|hey/i, /ask/i], not: courteous },
    {
      ask: 'who even are u, chatgpt?',
      must: [/your files|your (?:\d+ )?readings/i, /engine|rules|language model/i],
      not: courteous,
    },
    { ask: 'lol im so tired', must: [/rest|break|whenever|tired|short|small/i], not: courteous },
  ],
  summary: [
    {
      ask: 'summarize the lichen reading pls',
      must: [/fungus and an alga/i, /crust[\s\S]*(?:shrub|fruticose)/i, /soredia/i, /air/i, /\[1/],
      not: [/yeast|chitin/i],
    },
    {
      ask: 'tldr of dunmore chapter 1',
      must: [/hyphae/i, /mycelium/i, /saprobes|absorbing/i, /spores/i],
      not: [/yeast/i],
    },
    { ask: 'can u sum up this weeks reading', must: [/lichen/i, /alga/i, /crust/i], not: [/yeast|blight/i] },
    {
      ask: 'give me a summary of week 4',
      must: [/blight/i, /monoculture|one variety/i, /copper|fungicide|rotat/i],
      not: [/lichen is|yeast/i],
    },
    { ask: 'whats the section about spores about', must: [/single cell/i, /wind|germinates/i], not: [/soredia/i] },
    {
      ask: 'key takeaways from the yeast chapter',
      must: [/one-celled|single cells/i, /alcohol/i, /pure culture/i],
      not: [/lichen/i],
    },
    {
      ask: 'main points of prell??',
      must: [/weather|rain/i, /monoculture|one variety/i, /copper|fungicide/i],
      not: [/lichen|yeast/i],
    },
    { ask: 'whats the gist of two in one', must: [/fungus and an alga/i, /air/i], not: [/yeast/i] },
    { ask: 'what do i need to remember from chapter 2', must: [/yeast/i, /ferment/i], not: [/lichen is/i] },
  ],
  explain: [
    {
      ask: 'explain mycelium like im 5',
      must: [
        /whole mass of threads/i,
        /rotting log/i,
        /(?:book|text|file|reading|author)[’']?s? (?:own )?(?:words|wording)|wording is/i,
      ],
    },
    {
      ask: 'i dont get fermentation, can u explain it simply',
      must: [/breakdown of sugar/i, /grapes/i],
      not: [/1883/],
    },
    { ask: 'eli5 symbiosis', must: [/close and lasting life/i, /lives on the sugar/i] },
    { ask: 'whats a lichen in simple terms', must: [/partnership of a fungus and an alga/i], not: [/sulfur/i] },
    { ask: 'dumb it down: what are hyphae', must: [/thin threads/i], not: [/soredia/i] },
  ],
  compare: [
    { ask: 'compare hyphae and mycelium', must: [/thin threads/i, /whole mass/i, /\|/] },
    { ask: 'yeast vs mold whats the difference', must: [/single cells/i, /threads/i], not: [/lichen/i] },
    { ask: 'difference between crustose, foliose and fruticose lichens', must: [/flat crusts/i, /leafy/i, /shrubs/i] },
    { ask: 'how are parasites and saprobes different', must: [/dead material/i, /living host/i] },
  ],
  practice: [
    { ask: 'quiz me on week 4', must: [/\[\[tool[^\]]*quiz/i, /\[\[tool[^\]]*4/] },
    {
      ask: 'make me flashcards for the lichen stuff',
      must: [/\[\[tool[^\]]*flashcards/i, /\[\[tool[^\]]*(?:5|lichen)/i],
    },
    { ask: 'test me', must: [/\[\[tool[^\]]*quiz/i] },
    {
      ask: 'can u make some practice questions about yeast',
      must: [/\[\[tool[^\]]*(?:quiz|question)/i, /\[\[tool[^\]]*(?:3|yeast)/i],
    },
  ],
  plan: [
    {
      ask: 'make me a study plan till the midterm',
      must: [
        /Oct(?:ober)?\.? 21/,
        /14 days|two weeks/i,
        /Oct(?:ober)?\.? (?:7|8)\b/,
        /blight|week 4/i,
        /lichen|week 5/i,
      ],
      not: [/week 9\b|mushroom farming/i],
    },
    { ask: 'what should i do today', must: [/Okafor|lichen|cards|week [1-5]/i], not: [/couldn't find/i] },
    {
      ask: 'how do i prepare for the midterm i have like 5 days a week',
      must: [/Oct(?:ober)?\.? 21/, /week [1-5]\b/i],
    },
    { ask: 'i have 2 hrs what should i study', must: [/Okafor|lichen|cards|week [1-5]/i], not: [/couldn't find/i] },
    { ask: 'whats due this week', must: [/nothing|no (?:work|assignment)/i, /Quiz 3|Oct(?:ober)?\.? 14/i] },
    { ask: 'when is the field report due n how long does it have to be', must: [/Nov(?:ember)?\.? 13/, /1,500 words/] },
  ],
  action: [
    {
      ask: 'move the field report to nov 20',
      must: [/Field report/i, /Nov(?:ember)?\.? 20|2026-11-20/, /\[\[tool[^\]]*asks/],
    },
    { ask: 'mark the okafor reading as read', must: [/Two in One|Okafor/, /\[\[tool[^\]]*asks/] },
    { ask: 'i handed in quiz 2', must: [/Quiz 2/, /\[\[tool[^\]]*asks/], not: [/Quiz 3/] },
    { ask: 'done with dunmore ch 2, check it off', must: [/Quiet Kingdom|Dunmore/, /\[\[tool[^\]]*asks/] },
    {
      ask: 'change due date of quiz 3 to friday',
      must: [/Quiz 3/, /Oct(?:ober)?\.? 9|2026-10-09/, /\[\[tool[^\]]*asks/],
    },
  ],
  'my paper': [
    {
      ask: 'write my field report for me',
      must: [
        /\b(?:not|no|won[’']t|can[’']t|cannot)\b/i,
        /Text written by an AI is not accepted/,
        /1,500 words/,
        /outline/i,
      ],
    },
    {
      ask: 'can you just do my lab notebook lol',
      must: [/\b(?:not|no|won[’']t|can[’']t|cannot)\b/i, /Text written by an AI/, /handwritten/],
    },
    { ask: 'can i use chatgpt for the report?', must: [/check grammar/i, /Text written by an AI/] },
    { ask: 'is it ok if i upload the readings to chatgpt', must: [/Do not upload/] },
  ],
  course: [
    {
      ask: 'what do i need to bring to the midterm',
      must: [/pencil/i, /student card/i, /sheet of notes/i],
      not: [/gluten|enzyme/i],
    },
    { ask: 'is the final cumulative?', must: [/cumulative/i, /two thirds/i] },
    { ask: 'office hours on wednesday?', must: [/Wed 10–11/], not: [/Thu 4/] },
    { ask: 'when is spring break', must: [/fall break/i, /not|no |nothing/i], not: [/rubber|fungus/i] },
    { ask: 'fall break when', must: [/October 12/] },
    { ask: 'do i need closed shoes in lab', must: [/Closed shoes and long trousers/] },
    { ask: 'can i use my laptop in class', must: [/closed in lecture/i] },
    { ask: 'what happens if i miss 3 classes', must: [/two free absences/i, /one percent/i] },
    { ask: 'is there extra credit', must: [/mushroom fair/i] },
    { ask: 'how many quizzes r there and is one dropped', must: [/\b(?:4|four)\b/i, /lowest/i] },
    { ask: 'do we have a ta? when can i see them', must: [/Jonah Reyes/, /Thu 4–5/] },
    { ask: 'whats the grading breakdown', must: [/20/, /25/, /Field report/i, /Final/i] },
  ],
  language: [
    { ask: '¿qué es un liquen?', must: [/English/] },
    { ask: 'was ist ein Mycelium', must: [/English/, /whole mass of threads/i] },
  ],
  absent: [
    {
      ask: 'what did pasteur say about yeast',
      must: [/Pasteur/i, /not|no |nothing/i],
      not: [/Brandreth grew[\s\S]*\[1\]$/],
    },
    { ask: 'who was marie curie', must: [/not|nothing/i], not: [/Kern|Strand/] },
  ],
  keyword: [
    { ask: 'mycelium', must: [/whole mass of threads/i] },
    { ask: 'soredia', must: [/powdery grains/i] },
  ],
};
