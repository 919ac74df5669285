import type { StudentRequest } from './student-request.ts';

// Requests in the course on clocks on Wednesday, February 18, 2026, in week 6. `[[tool …]]` stands for what the
// tutor has done or proposes.

const courteous = [/\[\d/, /not (?:in|among) your files|couldn't find/i];

export const clocksRequests: Record<string, readonly StudentRequest[]> = {
  'small talk': [
    { ask: ['foliot?', 'ty'], must: [/welcome|glad|any ?time/i], not: courteous },
    { ask: ['foliot?', 'perfect thank you so much'], must: [/welcome|glad|any ?time/i], not: courteous },
    { ask: 'good morning', must: [/morning|hi\b|hello/i], not: courteous },
    { ask: 'sorry for asking so many questions', must: [/ask|no need|fine|no problem|worr/i], not: courteous },
    { ask: 'u there?', must: [/yes|here/i], not: courteous },
  ],
  summary: [
    {
      ask: 'can you give me a short summary of teague',
      must: [/escapement/i, /pendulum/i, /anchor/i],
      not: [/sundial|railway/i],
    },
    {
      ask: 'summarise railway time in 5 sentences',
      must: [/telegraph/i, /resist|held out/i, /law|Act/],
      not: [/chronometer|foliot/i],
    },
    {
      ask: 'what happens in chapter 3, short version',
      must: [/escapement/i, /pendulum|foliot/i],
      not: [/longitude is/i],
    },
    { ask: 'sum up everything from week 2', must: [/sundial/i, /water clock/i], not: [/foliot|railway/i] },
    {
      ask: 'what was the section on verge and foliot about',
      must: [/crown-shaped wheel/i, /bar with weights/i],
      not: [/longitude/i],
    },
    { ask: '3 key takeaways from abara', must: [/longitude/i, /chronometer/i], not: [/railway|foliot/i] },
    {
      ask: 'most important things in the Marrow text?',
      must: [/sundial/i, /water clock|clepsydra/i],
      not: [/foliot|telegraph/i],
    },
    {
      ask: 'i didnt do the reading for this week whats it about',
      must: [/Linde|One Time for All/, /railway|noon/i],
      not: [/foliot/i],
    },
  ],
  explain: [
    {
      ask: "explain it to me like i'm stupid: escapement",
      must: [
        /stops and releases a wheel/i,
        /kitchen clock/i,
        /(?:book|text|file|reading|author)[’']?s? (?:own )?(?:words|wording)|wording is/i,
      ],
    },
    { ask: 'in plain english what is solar time', must: [/measured by the position of the sun/i], not: [/nineteen/] },
    { ask: 'can you explain longitude easy pls', must: [/distance of a place east or west/i, /thirty degrees east/i] },
    {
      ask: 'simple explanation of a clepsydra w example',
      must: [/vessel from which water runs/i, /courts of Orsenna/i],
    },
  ],
  compare: [
    { ask: 'sundial vs water clock', must: [/shadow|sun/i, /vessel|uneven flow/i, /\|/] },
    { ask: 'compare verge and anchor escapement', must: [/crown-shaped|wide/i, /curved piece|narrow/i, /\|/] },
    { ask: 'local time or railway time - whats different', must: [/sun/i, /company|main office/i] },
    { ask: 'similarities n differences btw foliot and pendulum', must: [/bar with weights/i, /weight on a rod/i] },
  ],
  practice: [
    { ask: 'gimme a quiz on escapements', must: [/\[\[tool[^\]]*quiz/i, /\[\[tool[^\]]*(?:4|escapement)/i] },
    { ask: 'flashcards week 2 plz', must: [/\[\[tool[^\]]*flashcards/i, /\[\[tool[^\]]*2/] },
    {
      ask: 'ask me questions about railway time',
      must: [/\[\[tool[^\]]*(?:quiz|question|dialogue|socratic)/i, /\[\[tool[^\]]*(?:6|railway)/i],
    },
    { ask: 'drill me for the midterm', must: [/\[\[tool/i] },
  ],
  plan: [
    { ask: 'how should i study for the midterm', must: [/Feb(?:ruary)?\.? 26/, /week [2-6]\b/i], not: [/week 9\b/i] },
    { ask: 'plan my week', must: [/Linde|One Time|railway/i, /Feb(?:ruary)?\.? (?:18|19|20|21|22|24)/] },
    {
      ask: 'im behind, what do i do first',
      must: [/week [2-6]\b|Marrow|Teague|Linde|cards/i],
      not: [/couldn't find/i],
    },
    {
      ask: 'what do i have to do today??',
      must: [/Linde|One Time|cards|railway|worksheet/i],
      not: [/couldn't find/i],
    },
    { ask: 'how many days til the midterm', must: [/\b8 days|eight days/i] },
  ],
  action: [
    { ask: 'push the essay back a week', must: [/Essay/i, /Mar(?:ch)?\.? 10|2026-03-10/, /\[\[tool[^\]]*asks/] },
    { ask: 'ive read linde, mark it', must: [/One Time for All|Linde/, /\[\[tool[^\]]*asks/] },
    {
      ask: 'set the due date for the source worksheet to march 2nd',
      must: [/worksheet/i, /Mar(?:ch)?\.? 2\b|2026-03-02/, /\[\[tool[^\]]*asks/],
    },
    { ask: 'i turned in the source worksheet yesterday', must: [/worksheet/i, /\[\[tool[^\]]*asks/] },
    { ask: 'can u mark week 2 as done', must: [/Water and Shadow|Marrow|week 2/i, /\[\[tool[^\]]*asks/] },
  ],
  'my paper': [
    {
      ask: 'write me a 5 page essay on railway time',
      must: [
        /\b(?:not|no|won[’']t|can[’']t|cannot)\b/i,
        /may not hand in sentences that a machine/i,
        /outline/i,
        /Linde|One Time/,
      ],
    },
    { ask: 'give me an outline for my essay on railway time', must: [/local time/i, /resist/i], not: [/foliot/i] },
    { ask: 'whats the ai policy', must: [/find sources and to try out ideas/i, /may not hand in sentences/i] },
    { ask: 'do my homework', must: [/\b(?:not|no|won[’']t|can[’']t|cannot)\b/i, /machine/i] },
  ],
  course: [
    { ask: 'what do we need to bring to the exam', must: [/blue book and two pens/i], not: [/gnomon|vessel/i] },
    {
      ask: 'is the midterm cumulative',
      must: [/weeks one through six/i],
      not: [/nothing about (?:exams|the midterm)/i],
    },
    { ask: 'is the final cumulative??', must: [/not cumulative/i, /after spring break/i] },
    { ask: 'does she have office hours on wednesday', must: [/Mondays? from 3:00|Mondays/i, /Thursdays/i] },
    { ask: 'when is spring break', must: [/March 9/], not: [/foliot|pendulum/i] },
    { ask: 'how long does the essay have to be', must: [/2,000 and 2,500 words/] },
    { ask: 'are laptops allowed', must: [/nothing|not (?:say|mention)|no /i, /laptop/i], not: [/quartz|watch/i] },
    { ask: 'what if im sick on the day of the midterm', must: [/doctor.s note/i, /make-up/i] },
    { ask: 'late penalty?', must: [/third of a letter grade/i] },
    { ask: 'attendance?', must: [/three absences/i] },
    { ask: 'whats worth more the essay or the final', must: [/thirty|30/i, /twenty-five|25/i] },
    {
      ask: 'do i have to participate in class',
      must: [/fifteen percent|15/i, /one question in writing|come having read/i],
    },
    { ask: 'email of prof', must: [/adeyemi@larkfield\.example/] },
  ],
  language: [
    { ask: "qu'est-ce que la longitude ?", must: [/English/, /distance of a place east or west/i] },
    { ask: '什么是 escapement', must: [/English/, /stops and releases/i] },
  ],
  absent: [
    { ask: 'what does harrison say about longitude', must: [/Harrison/i, /not|no |nothing/i] },
    { ask: 'einsteins view of time?', must: [/not|nothing/i], not: [/seasonal hour|solar time is/i] },
  ],
  keyword: [
    { ask: 'clepsydra', must: [/vessel from which water runs/i] },
    { ask: 'foliot', must: [/bar with weights/i] },
    { ask: 'what is an escapement and who invented the anchor', must: [/stops and releases/i, /Thomas Wicken/] },
    {
      ask: 'when is the midterm and what does it cover',
      must: [/Feb(?:ruary)?\.? 26/, /weeks one through six|week 1|weeks 1/i],
    },
  ],
};
