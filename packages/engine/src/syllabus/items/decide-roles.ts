import type { JudgedRole } from '../labelling/judge-roles.ts';
import { leadInOf } from '../labelling/labels.ts';
import { isRowHeading } from '../structure/vocabulary.ts';

/** The probabilities from which on an item of the rules stays, and another proposal is added to the plan. */
interface Thresholds {
  keep: number;
  add: number;
}

/**
 * Chosen by the plans of held-out documents, most of them without part in the making of the rules. What the rules found
 * is mostly right, and stays in doubt.
 */
const thresholds: Record<JudgedRole['kind'], Thresholds> = {
  topic: { keep: 0.15, add: 0.35 },
  reading: { keep: 0.3, add: 0.6 },
};

/**
 * The proposals that go into the plan, week by week in the order of the schedule. A week in which nothing else is a
 * topic keeps what the rules took for one.
 */
export function decideRoles(judged: JudgedRole[], weeks: number): JudgedRole[][] {
  const byWeek: JudgedRole[][] = Array.from({ length: weeks }, () => []);
  for (const role of judged) if (!isNoTopic(role)) byWeek[role.week]?.push(role);
  return byWeek.map((roles) => {
    const chosen = new Set(
      roles.filter(({ kind, vote, probability, entry }) => {
        const { keep, add } = thresholds[kind];
        // "Reading: Lind, ch. 4" says what it is, also in a week that names no topic.
        if (kind === 'topic' && vote !== 'taken' && isLedIn(entry.text)) return false;
        return probability >= (vote === 'taken' ? keep : add);
      }),
    );
    const topics = [...chosen].filter((role) => role.kind === 'topic');
    const doubled = topics.filter((role) => role.vote !== 'taken' && isRather(role, chosen));
    if (doubled.length < topics.length) for (const role of doubled) chosen.delete(role);
    const hasTopic = topics.length > 0;
    return roles.filter((role) => chosen.has(role) || (!hasTopic && role.kind === 'topic' && role.vote === 'taken'));
  });
}

/** "Assignments" over what is due heads a row, and says not what the week is about, unless its own line says so. */
const isNoTopic = (role: JudgedRole): boolean =>
  role.kind === 'topic' && role.entry.place !== 'heading' && isRowHeading(role.topic.text);

const isLedIn = (text: string) => leadInOf(text)?.label.kinds.join() === 'reading';

/** A text that is to be read, and rather that than a topic: the rules alone make both of one text. */
const isRather = (topic: JudgedRole, chosen: Set<JudgedRole>): boolean =>
  [...chosen].some(
    (role) =>
      role.kind === 'reading' &&
      role.entry === topic.entry &&
      role.probability > topic.probability &&
      (role.piece.text.includes(topic.piece.text) || topic.piece.text.includes(role.piece.text)),
  );
