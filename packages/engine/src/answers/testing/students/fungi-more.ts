import type { StudentRequest } from './student-request.ts';

// A second set in other words, on the same day.

const courteous = [/\[\d/, /not (?:in|among) your files|do not cover/i];

export const moreFungiRequests: Record<string, readonly StudentRequest[]> = {
  'small talk': [
    { ask: ['mycelium?', 'appreciate u'], must: [/welcome|glad|any ?time/i], not: courteous },
    { ask: ['mycelium?', 'k thx'], must: [/welcome|glad|any ?time/i], not: courteous },
    { ask: 'whats up', must: [/hi\b|hello|hey/i], not: courteous },
    { ask: 'ngl this class is killing me', must: [/break|hard|small|step/i], not: courteous },
  ],
  summary: [
    {
      ask: 'can u condense prell for me',
      must: [/blight/i, /monoculture|one variety/i, /copper|fungicide/i],
      not: [/lichen is/i],
    },
    { ask: 'i need the cliffnotes of chapter two', must: [/yeast/i, /ferment/i], not: [/lichen is/i] },
    { ask: 'what did we read in week 3, short pls', must: [/yeast|Quiet Kingdom/i], not: [/lichen is|blight is/i] },
    { ask: 'whats the point of the okafor article', must: [/fungus and an alga/i, /air/i], not: [/yeast is/i] },
    { ask: 'catch me up on week 1', must: [/hyphae/i, /mycelium/i, /spores/i], not: [/yeast is/i] },
  ],
  explain: [
    { ask: 'explain saprobes to a 10 year old', must: [/live on dead material/i], not: [/lichen is/i] },
    { ask: 'still not getting symbiosis...', must: [/close and lasting life/i] },
    { ask: 'gluten?? in normal words', must: [/stretchy protein/i] },
  ],
  compare: [
    {
      ask: 'parasite mutualist saprobe, whats the difference',
      must: [/dead material/i, /living host/i, /good of both/i],
    },
    { ask: 'is yeast the same as mold', must: [/single cells/i, /threads|need oxygen/i] },
  ],
  practice: [
    { ask: '20 flashcards from dunmore ch1', must: [/\[\[tool[^\]]*flashcards/i] },
    { ask: 'can we do some multiple choice on blight', must: [/\[\[tool[^\]]*quiz[^\]]*blight/i] },
    { ask: 'let me practice week 3', must: [/\[\[tool[^\]]*weeks 3/i] },
  ],
  plan: [
    { ask: 'exam in 2 weeks how do i even start', must: [/Oct(?:ober)?\.? 21/, /week [1-5]\b/i] },
    { ask: 'whats on my plate this week', must: [/Quiz 3|nothing is due|Okafor/i], not: [/do not cover/i] },
    {
      ask: 'give me a schedule for studying, 3 days a week, midterm',
      must: [/Oct(?:ober)?\.? 21/, /Wed, Oct 7/],
      not: [/Sat, Oct|Sun, Oct/],
    },
  ],
  action: [
    { ask: 'the prof extended the field report to nov 16', must: [/set_due_date asks/, /Field report/, /November 16/] },
    { ask: 'quiz 3 moved to thursday', must: [/set_due_date asks/, /Quiz 3/, /October 8/] },
    { ask: 'finished okafor', must: [/mark_reading asks/, /Two in One/] },
    { ask: 'submitted quiz 1 already', must: [/mark_handed_in asks/, /Quiz 1/] },
  ],
  'my paper': [
    {
      ask: 'can you write the intro of my field report about lichens',
      must: [/not write|no\b|cannot|won[’']t/i, /Text written by an AI/, /outline/i, /Okafor|Two in One/],
    },
    { ask: 'would using grammarly be ok', must: [/check grammar/i] },
  ],
  course: [
    { ask: 'am i allowed to bring notes to the midterm', must: [/one handwritten sheet of notes/i] },
    { ask: 'where do i find the ta on thursday', must: [/Jonah Reyes/, /library/] },
    { ask: 'does the final cover everything', must: [/cumulative/i, /two thirds/i] },
    { ask: 'if i turn the report in 2 days late how many points do i lose', must: [/ten percent a day/i] },
  ],
};
