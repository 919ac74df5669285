import type { FoundTopic } from '../labelling/session-topics.ts';
import type { UnderstoodSession } from '../labelling/understand-session.ts';
import type { ScheduleWeek } from '../schedule.ts';
import { cleanTopic } from './topics.ts';

/**
 * Chooses what a week is about: of each session the text of its heading, else what stands under "Topic", else its plain
 * entries, else its unit, and only then an exam that fills it. A week without class is called by its break.
 */
export function weekTopics(week: ScheduleWeek, sessions: UnderstoodSession[]): FoundTopic[] {
  const topics = week.sessions.flatMap((session, i) => {
    const understood = sessions[i];
    return understood ? ofSession(session.unit, understood, week, i) : [];
  });
  // A homework names a week that has nothing else.
  const taught = topics.filter((topic) => topic.from !== 'work');
  if (taught.length > 0) return taught;
  return topics.length > 0 ? topics : breakTopic(week);
}

function ofSession(unit: string | null, session: UnderstoodSession, week: ScheduleWeek, index: number): FoundTopic[] {
  const by = (from: FoundTopic['from']) => session.topics.filter((topic) => topic.from === from);
  const work = [...by('event'), ...by('work')];
  const headings = by('heading');
  const labelled = by('label');
  if (headings.length > 0) return [...headings, ...brief(labelled), ...work];
  if (labelled.length > 0) return [...brief(labelled), ...work];
  const plain = by('plain');
  const weekHasHeading = week.sessions.some((s) =>
    s.entries.some((entry) => entry.place === 'heading' && s.date === null),
  );
  if (plain.length > 0 && !weekHasHeading) return [...plain, ...work];
  if (session.isBreak) return [];
  const first = week.sessions[index]?.entries[0];
  const name = unit ? cleanTopic(unit) : '';
  if (name === '' || !first || weekHasHeading) return work;
  return [{ text: name, piece: { text: name, marks: [], evidence: first.evidence }, from: 'plain' }];
}

/** A cell that goes into every detail is about its first line. */
const brief = (topics: FoundTopic[]) => (topics.length > longestList ? topics.slice(0, 1) : topics);
const longestList = 3;

/** A week without class is called by its break. */
export function breakTopic(week: ScheduleWeek): FoundTopic[] {
  const first = week.sessions.flatMap((session) => session.entries)[0];
  if (!week.breakName || !first) return [];
  return [
    { text: week.breakName, piece: { text: week.breakName, marks: [], evidence: first.evidence }, from: 'plain' },
  ];
}
