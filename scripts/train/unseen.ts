import type { Labelled } from './labelled.ts';

/** How much an example counts: documents that the rules have not seen tell more of those to come. */
export const weightOfUnseen = ({ unseen }: Pick<Labelled, 'unseen'>): number => (unseen ? 3 : 1);
