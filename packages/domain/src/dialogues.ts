/** How a student judges what they said once the passage is shown; from nothing of it to all of it. */
export const selfJudgements = ['off-topic', 'partial', 'covered'] as const;
export type SelfJudgement = (typeof selfJudgements)[number];

/** `shown`: the reply covered the evidence; `partly`, `not-shown`: all hints were given and it still did not. */
export const questionOutcomes = ['shown', 'partly', 'not-shown'] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];
