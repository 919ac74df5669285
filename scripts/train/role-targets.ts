import type { Bibliography } from '@weekwise/engine/citations/bibliography.ts';
import { resolved } from '@weekwise/engine/syllabus/items/planned-roles.ts';
import type {
  ReadingProposal,
  RoleProposal,
  TopicProposal,
} from '@weekwise/engine/syllabus/labelling/role-proposals.ts';
import { containment, dice, pairUp, titleLikeness } from './alike.ts';
import { type Gold, type GoldItem, type GoldWeek, renderings } from './labelled.ts';

/** 1 where the proposal is what it is proposed as, 0 where it is not, null where the labels do not say. */
export type Target = 0 | 1 | null;

const skips = (place: { do_not_score?: string[] } | undefined, field: string) =>
  (place?.do_not_score ?? []).includes(field);
const texts = (item: object, field: string) =>
  renderings(item, field).filter((value): value is string => Boolean(value));

/** Likeness from which on a title is that of the labelled reading, as the scorer has it. */
const leastLikeness = 0.55;
/**
 * A proposal in a week of its own that reads like the item of another week says nothing of roles: the week is wrong.
 */
const sameElsewhere = 0.75;

const likenessTo = (item: GoldItem, title: string) =>
  Math.max(0, ...texts(item, 'title').map((one) => titleLikeness(one, title)));

/** The targets of the proposals of one document, in their order. `pairs` gives the labelled week of a week's index. */
export function targetsOf(
  proposals: RoleProposal[],
  gold: Gold,
  labelledWeek: (week: number) => GoldWeek | undefined,
  bibliography: Bibliography,
): Target[] {
  const targets = new Map<RoleProposal, Target>();
  const weeks = new Set(proposals.map((proposal) => proposal.week));
  for (const at of weeks) {
    const own = proposals.filter((proposal) => proposal.week === at);
    const week = labelledWeek(at);
    judgeReadings(
      own.filter((p): p is ReadingProposal => p.kind === 'reading'),
      gold,
      week,
      bibliography,
      targets,
    );
    judgeTopics(
      own.filter((p): p is TopicProposal => p.kind === 'topic'),
      gold,
      week,
      targets,
    );
  }
  return proposals.map((proposal) => targets.get(proposal) ?? null);
}

function judgeReadings(
  own: ReadingProposal[],
  gold: Gold,
  week: GoldWeek | undefined,
  bibliography: Bibliography,
  targets: Map<RoleProposal, Target>,
): void {
  if (skips(week, 'readings') || skips(gold, 'readings')) return;
  const titles = own.map((proposal) => resolved(proposal.reading, bibliography).title);
  const labelled = week?.readings ?? [];
  const elsewhere = (gold.weeks ?? []).filter((one) => one !== week).flatMap((one) => one.readings ?? []);
  // What the rules took is paired first: of two texts that name one reading theirs is the plan's.
  const ofRules = own.map((proposal, j) => (proposal.vote === 'taken' ? (titles[j] ?? '') : ''));
  const first = pairUp(labelled, ofRules, likenessTo, leastLikeness);
  const left = labelled.filter((_, i) => !first.some(([k]) => k === i));
  const others = own.map((proposal, j) => (proposal.vote === 'taken' ? '' : (titles[j] ?? '')));
  const hits = new Set([...first, ...pairUp(left, others, likenessTo, leastLikeness)].map(([, j]) => j));
  own.forEach((proposal, j) => {
    const title = titles[j] ?? '';
    const again = [...labelled, ...elsewhere.filter((item) => likenessTo(item, title) >= sameElsewhere)];
    if (hits.has(j)) targets.set(proposal, 1);
    else
      targets.set(
        proposal,
        isUnsure(gold, title) || again.some((item) => likenessTo(item, title) >= leastLikeness) ? null : 0,
      );
  });
}

/** For each title of a week whether it is a labelled reading of that week; null where the labels do not say. */
export function readingHits(gold: Gold, week: GoldWeek | undefined, titles: string[]): Target[] {
  if (skips(week, 'readings') || skips(gold, 'readings')) return titles.map(() => null);
  const hits = pairUp(week?.readings ?? [], titles, likenessTo, leastLikeness);
  return titles.map((title, j) => (hits.some(([, k]) => k === j) ? 1 : isUnsure(gold, title) ? null : 0));
}

/** Whether the topic of a week is the labelled one; null where the labels do not say. */
export function topicHit(gold: Gold, week: GoldWeek | undefined, topic: string): boolean | null {
  if (skips(week, 'topic') || skips(gold, 'topic')) return null;
  return (week ? texts(week, 'topic') : []).some((one) => dice(one, topic) >= 0.5 || containment(one, topic) >= 0.8);
}

function isUnsure({ unsure }: Gold, title: string): boolean {
  return (unsure ?? []).some(
    (one) =>
      typeof one === 'string' &&
      one.length > 3 &&
      (dice(one, title) >= 0.6 || (title.includes(' ') && containment(one, title) >= 0.9)),
  );
}

/** How well a text names a topic, or one of the parts of a topic that joins several classes. */
function topicLikeness(topics: string[], text: string): number {
  const parts = topics.flatMap((topic) => [topic, ...topic.split(/\s*;\s*/)]);
  return Math.max(
    0,
    ...parts.map((part) =>
      Math.max(dice(part, text), containment(part, text) >= 0.99 && part.length > text.length ? 0.75 : 0),
    ),
  );
}

function judgeTopics(
  own: TopicProposal[],
  gold: Gold,
  week: GoldWeek | undefined,
  targets: Map<RoleProposal, Target>,
): void {
  if (skips(week, 'topic') || skips(gold, 'topic')) return;
  const topics = week ? texts(week, 'topic') : [];
  const elsewhere = (gold.weeks ?? []).filter((one) => one !== week).flatMap((one) => texts(one, 'topic'));
  const parts = topics.flatMap((topic) => topic.split(/\s*;\s*/));
  /** Where one text is a part of the topic word for word, another that only holds it is not the topic. */
  const bestOf = parts.map((part) => Math.max(0, ...own.map((proposal) => dice(part, proposal.topic.text))));
  for (const proposal of own) {
    const { text } = proposal.topic;
    const likeness = topicLikeness(topics, text);
    const outdone = parts.some((part, i) => dice(part, text) >= 0.5 && dice(part, text) < (bestOf[i] ?? 0) - 0.15);
    if (likeness >= 0.5) targets.set(proposal, outdone && likeness < 0.75 ? 0 : 1);
    else if (topics.some((topic) => containment(topic, text) >= 0.8)) targets.set(proposal, outdone ? 0 : null);
    else targets.set(proposal, topicLikeness(elsewhere, text) >= sameElsewhere && text.length > 5 ? null : 0);
  }
}
