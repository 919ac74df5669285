import type { Citation } from '../answers/citation.ts';
import type { Evidence, Week } from '../syllabus/course.ts';
import type { CitedSentence } from './summary.ts';

/** What a syllabus alone says of a week: the beginning of a study guide where the materials are not there yet. */
export interface WeekOutline {
  /** Verbatim lines: the topic, the readings, the work due. */
  lines: CitedSentence[];
  /** To answer before reading; each with the line that names what it asks about. */
  questions: { question: string; line: CitedSentence }[];
}

/**
 * Outlines a week from the lines of the syllabus. Deterministic; empty where the syllabus names nothing for the week.
 */
export function outlineWeek(
  { topic, readings, assignments }: Week,
  cite: (evidence: Evidence) => Citation,
): WeekOutline {
  const lines = new Map<string, CitedSentence>();
  const lineOf = (evidence: Evidence): CitedSentence => {
    const known = lines.get(evidence.text);
    if (known) return known;
    const line = { text: evidence.text.replace(/\s+/g, ' ').trim(), citation: cite(evidence) };
    lines.set(evidence.text, line);
    return line;
  };
  const questions: WeekOutline['questions'] = [];
  if (topic) {
    const line = lineOf(topic.evidence);
    questions.push({ question: `Before you read: what do you know already about “${topic.value}”?`, line });
  }
  for (const { title, evidence } of readings) {
    const line = lineOf(evidence);
    const link = topic ? `what does it have to do with “${topic.value}”` : 'what is its main point';
    questions.push({ question: `While you read “${title}”: ${link}?`, line });
  }
  for (const { title, evidence } of assignments) {
    const line = lineOf(evidence);
    questions.push({ question: `What of this week do you need for “${title}”?`, line });
  }
  return { lines: [...lines.values()], questions };
}
