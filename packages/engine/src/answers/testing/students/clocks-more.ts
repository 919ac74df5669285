import type { StudentRequest } from './student-request.ts';

// A second set in other words, on the same day.

const courteous = [/\[\d/, /not (?:in|among) your files|do not cover/i];

export const moreClocksRequests: Record<string, readonly StudentRequest[]> = {
  'small talk': [
    { ask: ['foliot?', 'that was super helpful'], must: [/welcome|glad|any ?time/i], not: courteous },
    { ask: 'hello?? anyone', must: [/hi\b|hello|here/i], not: courteous },
  ],
  summary: [
    { ask: 'bullet points of linde pls', must: [/\n- /, /telegraph/i, /law|Act/], not: [/foliot|chronometer/i] },
    { ask: "what was teague's main argument", must: [/escapement/i, /pendulum|anchor/i], not: [/railway|sundial/i] },
    { ask: 'shorten the marrow reading to 4 sentences', must: [/sundial/i, /water clock/i], not: [/foliot/i] },
    {
      ask: 'what should i take away from railway time',
      must: [/telegraph|one time/i, /resist|law|refused/i],
      not: [/foliot/i],
    },
    { ask: 'the section called resistance, whats in it', must: [/Clergymen/, /Workers feared/], not: [/foliot/i] },
  ],
  explain: [
    { ask: 'gnomon meaning but simple', must: [/\brod\b/i] },
    { ask: 'help i dont understand the verge escapement', must: [/two small plates/i] },
  ],
  compare: [
    { ask: 'what makes an anchor better than a verge', must: [/narrow/i] },
    { ask: 'latitude longitude difference', must: [/north or south/i, /east or west/i] },
  ],
  absent: [{ ask: 'what did galileo say about pendulums', must: [/Galileo/, /not|no |nothing|nowhere/i] }],
  practice: [
    { ask: 'test my knowledge on week 4', must: [/\[\[tool[^\]]*weeks 4/i] },
    { ask: 'i want to practice longitude', must: [/\[\[tool[^\]]*longitude/i] },
  ],
  plan: [
    { ask: 'do i have anything due tmrw', must: [/nothing is due tomorrow|nothing/i, /worksheet/i] },
    { ask: 'whats the plan for today', must: [/Linde|One Time|worksheet/i] },
    { ask: 'got an hour, what now', must: [/Linde|One Time|worksheet/i] },
    { ask: 'when should i start on the essay', must: [/Mar(?:ch)?\.? 3\b/] },
  ],
  action: [
    { ask: 'essay due date changed to march 5', must: [/set_due_date asks/, /Essay/, /March 5/] },
    { ask: 'put marrow down as read', must: [/mark_reading asks/, /Water and Shadow/] },
    { ask: 'just handed in my worksheet', must: [/mark_handed_in asks/, /worksheet/i] },
    { ask: 'actually i havent read linde yet', must: [/mark_reading asks/, /unread|not read/] },
  ],
  'my paper': [
    { ask: 'do the worksheet 4 me', must: [/not write|not do|cannot|won[’']t/i, /a machine has written/] },
    {
      ask: 'make up an essay about water clocks, 2000 words',
      must: [/not write|cannot|won[’']t/i, /a machine has written/, /Marrow|Water and Shadow/],
    },
    { ask: 'is it cheating if i use chatgpt to brainstorm', must: [/try out ideas/i] },
  ],
  course: [
    { ask: 'do we have class during spring break', must: [/March 9/] },
    { ask: 'can i bring a dictionary to the midterm', must: [/dictionaries are allowed/i] },
    { ask: 'what time is the final and where', must: [/May 5/, /2:00/] },
    {
      ask: 'what percent is participation n how do i get it',
      must: [/fifteen percent|15/i, /one question in writing|come having read/i],
    },
  ],
  language: [{ ask: '可以解释 longitude 吗', must: [/English/, /east or west/i] }],
};
