import type { StudentRequest } from './student-request.ts';

// Requests in the course on bells on Wednesday, November 18, 2026, in week 10. Its syllabus is a messy one: rules in
// prose under names of its own, a grading that runs on, contacts in a table.

export const bellsRequests: Record<string, readonly StudentRequest[]> = {
  grading: [
    { ask: 'how much is the term essay worth', must: [/15/], not: [/nobody passes/i] },
    {
      ask: 'how is the grade made up? as a table pls',
      must: [/\| .*Tower report.* \| 15/i, /Listening tests/, /Final/],
    },
    { ask: 'i have 89.6 overall is that an A-', must: [/\bNo\b/, /B\+/, /not round/] },
    { ask: 'what do i need for a B', must: [/82/] },
  ],
  rules: [
    { ask: 'do i have to buy a textbook or is it free', must: [/Ansel/, /free/], not: [/says nothing/] },
    {
      ask: 'i missed 3 group meetings, how bad is that',
      must: [/may miss 2/, /costs 2 points/],
      not: [/says nothing/],
    },
    { ask: 'can i use chatgpt for commas', must: [/chatbot may explain/], not: [/says nothing/] },
    { ask: 'is attendance mandatory in lecture', must: [/your own affair/], not: [/says nothing/] },
    { ask: 'where is class, the registrar says room 13??', must: [/Tower Hall 31/], not: [/read BEFORE/] },
    { ask: 'does she answer emails on sundays', must: [/not on weekends/] },
    { ask: 'how can i get extra points', must: [/Fair/] },
    { ask: 'when is the last day to withdraw', must: [/Nov(?:ember)? 6/] },
  ],
  'a follow-up': [
    {
      ask: 'when is the midterm and what can i bring',
      must: [/Oct(?:ober)? 21/, /one page of notes/],
      not: [/couldn't/],
    },
    { ask: ['when is the final', 'what can i bring'], must: [/No notes in the final/], not: [/clay|carillon/i] },
    { ask: ['what do we read in week 7', 'is there a quiz'], must: [/L5|Yes/], not: [/no date/] },
    {
      ask: ['whats the carillon concert and when is the programme due', 'can we use a joker for that'],
      must: [/no use for listening tests, the concert/],
    },
    {
      ask: 'how long is the term essay, how many sources and which citation style',
      must: [/1800 words/, /at least 5 sources/, /style of Ansel/],
      not: [/Listening tests/],
    },
    { ask: ['whats the profs email', 'does she answer on sundays'], must: [/not on weekends/] },
    { ask: ['how many words does the tower report have', 'and how many for the term essay'], must: [/1800/] },
  ],
  exam: [
    { ask: 'which chapters are on the midterm', must: [/weeks 1–5/, /ch\. 3/, /ch\. 4/], not: [/ch\. 5\b/] },
    { ask: 'does the final cover everything', must: [/Cumulative, but mostly/] },
  ],
  holidays: [
    { ask: 'list everything thats due after thanksgiving', must: [/Term essay/], not: [/programme/, /couldn't/] },
    { ask: ['whats due before thanksgiving', 'and after it?'], must: [/Term essay/] },
  ],
  'own section': [
    { ask: 'im in group 3, who is my TA and when can i see them', must: [/Rosa Tey/, /Loft C/], not: [/Pim Ode/] },
    { ask: 'when does group 1 meet', must: [/Tue 1:00 Loft A/], not: [/Loft C/] },
  ],
  work: [
    { ask: 'what is the carillon concert', must: [/Loft C/, /10%/], not: [/Listening tests/] },
    { ask: 'whats the tower report', must: [/600 words/, /Oct(?:ober)?\.? 16/, /15%/] },
  ],
  distress: [
    {
      ask: 'im so stressed i think im gonna fail this class',
      must: [/hard/, /555-0133/, /Thu 3–4/],
      not: [/doesn't say/],
    },
    { ask: 'i feel so overwhelmed with all of this', must: [/555-0133/] },
  ],
  plan: [
    {
      ask: 'make me a study plan for the final',
      must: [/Dec(?:ember)?,? ?17|Dec 17/, /ch\. 6/, /again, in short/],
      not: [/Ruler/],
    },
    { ask: 'when is the midterm', must: [/October 21/] },
    { ask: 'whats due in week 6', must: [/MIDTERM/i], not: [/ruler/i] },
    { ask: ['how many listening tests are there', 'do any get dropped'], must: [/best 6 count/] },
  ],
  'my paper': [
    {
      ask: 'can you write my term essay on carillons for me, 1800 words',
      must: [/not write/, /chatbot may explain/, /at least 5 sources/, /What makes a carillon/],
      not: [/Listening tests/, /By the end of this chapter/],
    },
  ],
};
