import type { StudentRequest } from './student-request.ts';

// Requests in the course on cities on Tuesday, October 6, 2026, in week 5: exams and what they are about.

export const citiesRequests: Record<string, readonly StudentRequest[]> = {
  'an exam and its subjects': [
    { ask: 'which test is on zoning', must: [/Test 1/, /week 4 \(Zoning\)/], not: [/Test 2/, /exclusionary/i] },
    { ask: 'is public transport on test 1 or test 2', must: [/Test 2/, /week 7/], not: [/Test 1/] },
    { ask: 'do we need to know induced demand for test 1', must: [/^No\b/, /week 6/, /Test 2/] },
    { ask: 'is chapter 3 on test 1?', must: [/^Yes\b/, /week 4/] },
    { ask: 'which exam covers the mohring effect', must: [/week 7/, /Test 2/], not: [/ridership/i] },
    { ask: 'what does test 2 cover', must: [/doesn.t say/, /Week 6/, /Week 9/], not: [/Week 4/, /Week 10/] },
    { ask: ['when is test 2', 'what chapters'], must: [/Week 6/, /Week 7/], not: [/Week 2/] },
  ],
  'what matters for an exam': [
    {
      ask: 'most important stuff for test 1',
      must: [/Week 1/, /Week 4/, /agglomeration/i, /Bid rent falls/, /Key terms/, /Okubo/],
      not: [/Mohring/, /Induced demand/],
    },
    { ask: 'what do i need to know for test 2', must: [/Week 6/, /Week 7/, /Mohring/], not: [/agglomeration/i] },
    { ask: 'review sheet for test 1', must: [/Week 2/, /Week 4/], not: [/Mohring/] },
    { ask: 'key terms for this course week 4', must: [/density bonus/, /variance/] },
    { ask: 'important vocab for chapter 3', must: [/exclusionary zoning/i, /permission to break a rule/] },
  ],
  'rules in other words': [
    { ask: 'is it ok to miss class', must: [/up to four sessions/], not: [/says nothing/] },
    { ask: 'how many classes can i skip', must: [/up to four sessions/] },
    { ask: 'can i get my test regraded', must: [/within seven days/] },
    { ask: 'how many problem sets get dropped', must: [/lowest problem set is dropped/] },
    { ask: 'i was sick on the test day what now', must: [/make-up within a week/], not: [/Practise|Quiz me/] },
    { ask: 'is there a final exam', must: [/There is no final exam/], not: [/Test 2/, /problem set/i] },
    { ask: 'do we have class on oct 27', must: [/^No\b/, /Reading week/] },
    { ask: 'when is reading week', must: [/October 26/], not: [/\|/] },
    { ask: 'what do i have to hand in for the report, how long', must: [/2,000 words/, /6 pm/], not: [/Test 1/] },
    { ask: 'what happens if my report is 2 days late', must: [/3 percentage points per day/] },
  ],
  'what to buy': [
    { ask: 'do we have to buy the textbook', must: [/Teasdale/, /reserve/, /Older editions/] },
    { ask: 'do i need the newest edition', must: [/Older editions of Teasdale are fine/], not: [/tram/] },
    { ask: 'do i need to buy anything for this class', must: [/Required: Orlan Teasdale/] },
    { ask: 'is the book in the library', must: [/two-hour reserve/] },
  ],
  'two things side by side': [
    {
      ask: 'difference between localisation and urbanisation economies',
      must: [
        /\| localisation economies \| Localisation economies arise when/,
        /\| urbanisation economies \| .*whole city/,
      ],
    },
    { ask: 'whats the difference btw threshold and range', must: [/\| threshold \| .*smallest number/, /\| range \|/] },
    { ask: 'use zoning vs bulk zoning', must: [/\| use zoning \| Use zoning separates/, /\| bulk zoning \|/] },
    {
      ask: 'induced demand vs externality',
      must: [/New lanes draw drivers.*This is induced demand/, /an externality, a cost/],
    },
    { ask: 'explain bid rent simply', must: [/most that the user would pay/], not: [/couldn.t find/] },
    { ask: 'what are homevoters in simple words', must: [/People who own homes.*homevoters/] },
  ],
  'a person and a subject': [
    { ask: 'what does dreyer think about land tax', must: [/Dreyer.*cannot tell/], not: [/228 towns/] },
    { ask: 'what does jane jacobs say about streets', must: [/Jane Jacobs.*nowhere/] },
    { ask: 'whats voss theory of zoning', must: [/Voss.*cannot tell/] },
    { ask: 'what does orrin say about safety', must: [/many people who use a street/], not: [/cannot tell/] },
    { ask: 'what does teasdale say about zoning', must: [/zoning/i], not: [/cannot tell/] },
  ],
  'another language': [
    { ask: 'que es la gentrificacion', must: [/English only/, /arrival of richer households/] },
    { ask: 'was ist eine externalität', must: [/English only/, /a cost that falls on people/] },
    { ask: "c'est quoi la congestion", must: [/English only/] },
    { ask: '¿tengo que comprar el libro?', must: [/English only/] },
    { ask: 'quand est le test 1', must: [/English only/, /9 Oct/], not: [/14 Sep/] },
  ],
  'days, shares and practice': [
    { ask: 'what time is the report due', must: [/November 27, 2026, 6:00 p\.m\./] },
    { ask: 'how much is the neighbourhood report worth', must: [/20%|25%/] },
    { ask: 'quiz me for test 2', must: [/tool practise done.*weeks 6, 7, 9/] },
    { ask: 'study plan for test 1', must: [/practise week 4/, /practise week 1/, /October 9|Oct 9/] },
    { ask: 'what week are we in', must: [/Week 5/] },
    { ask: 'what are the readings for week 3', must: [/ch\. 2/, /no file yet for “Corner Shops” \(Okubo\)/] },
    { ask: 'what do we read in week 2', must: [/ch\. 2/], not: [/no file/] },
  ],
};
