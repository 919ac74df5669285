/** Who wrote a message. */
export const messageTypes = ['user', 'assistant'] as const;
export type MessageType = (typeof messageTypes)[number];

export const ratings = ['up', 'down'] as const;
export type Rating = (typeof ratings)[number];

/** What the student says to a change that the tutor proposes. */
export const actionDecisions = ['confirm', 'decline'] as const;
export type ActionDecision = (typeof actionDecisions)[number];
