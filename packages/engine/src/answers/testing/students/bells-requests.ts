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
};
