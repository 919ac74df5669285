import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { promptOf } from '@weekwise/engine/activities/same-activity.ts';
import { contentStems } from '@weekwise/engine/text/words.ts';

/** Share of a topic's words that an activity about it has more than. */
export const leastOnTopic = 0.5;
/** Words of a heading beside those of the topic: "Chapter", the name of the part above it. */
const mostBeside = 1;
/** A heading of several things is of none of them alone. */
const several = /[,;&/]|\b(?:and|or|vs|versus|with)\b/i;

/**
 * Whether an activity from anywhere in the course asks about a topic. It shares more of its words than one of passages
 * that were chosen for the topic has to: "conditions" alone is not about "operant conditioning".
 */
export function isAboutTopic(activity: Activity, topic: string): boolean {
  return shareOnTopic(activity, topic) > leastOnTopic;
}

/** By the words of its question, of the answers to choose from and of the lines that it rests on. */
export function shareOnTopic(activity: Activity, topic: string): number {
  const { heading, quote } = activity.citation;
  const right = activity.type === 'multiple-choice' ? (activity.options[activity.answerIndex] ?? '') : '';
  return shareOf(topic)(`${promptOf(activity)} ${right} ${heading ?? ''} ${quote}`);
}

/** Tells which share of a topic's words a text has. */
export function shareOf(topic: string): (text: string) => number {
  const stems = stemsOf(topic);
  return (text) => {
    const said = new Set(contentStems(text));
    return stems.filter((stem) => said.has(stem)).length / Math.max(1, stems.length);
  };
}

/** Whether a heading is of a topic and of little else: "5. Elasticity", not "Elasticity and Pricing". */
export function headsTopic(heading: string, topic: string): boolean {
  const wanted = stemsOf(topic);
  const said = stemsOf(heading.replace(/[_\d.]+/g, ' '));
  return (
    wanted.length > 0 &&
    wanted.every((stem) => said.includes(stem)) &&
    said.length <= wanted.length + mostBeside &&
    (said.length === wanted.length || !several.test(heading) || several.test(topic))
  );
}

/** Whether the topic itself is the answer: whoever has named it knows it. */
export function asksForTopic(activity: Activity, topic: string): boolean {
  const right =
    activity.type === 'multiple-choice'
      ? activity.options[activity.answerIndex]
      : activity.type === 'flashcards' && activity.form !== 'term'
        ? activity.back
        : undefined;
  const wanted = stemsOf(topic);
  const said = stemsOf(right ?? '');
  return wanted.length > 0 && said.length === wanted.length && wanted.every((stem) => said.includes(stem));
}

const stemsOf = (text: string): string[] => [...new Set(contentStems(text))];
