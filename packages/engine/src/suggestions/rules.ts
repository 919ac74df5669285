import type { ProactiveEventType } from '@weekwise/domain/suggestions.ts';
import * as course from './course.ts';
import { dueSoon, dueTitled, examAhead } from './due.ts';
import type { SuggestionEvent } from './event.ts';
import type { SuggestionFacts, WeekFacts } from './facts.ts';
import * as practice from './practice.ts';
import * as readings from './readings.ts';
import * as searching from './searching.ts';
import type { Suggestions } from './suggestion.ts';

interface Seen {
  event: SuggestionEvent;
  facts: SuggestionFacts;
  /** The week that the student sees; null where the plan has no such week. */
  week: WeekFacts | null;
}
type Rule = (seen: Seen) => Suggestions;

/** While something is made there is time for what waits anyway. */
const meanwhile: Rule = ({ facts }) => practice.cardsDue(facts);

const bySection: Record<string, Rule> = {
  readings: ({ week }) => [...readings.missingReadings(week), ...readings.unreadReading(week)],
  // What the student looks at needs no word.
  assignments: ({ event, facts }) => [
    ...dueSoon({ due: facts.due.filter(({ title }) => title !== event.assignmentTitle) }),
    ...examAhead(facts),
  ],
  activities: ({ facts, week }) => [
    ...practice.struggling(facts, week?.number ?? -1),
    ...practice.activitiesAbsent(week, facts),
    ...practice.untriedActivities(week),
  ],
  vocabulary: ({ facts }) => practice.cardsDue(facts),
  // Whoever opens the guide has what a word would offer.
  study_guide: ({ week }) => course.thinGuide(week),
  files: ({ facts }) => readings.unreadableFile(facts),
};

/** What each event may be worth saying, the most urgent first. A rule that offers nothing keeps silent. */
export const rules: Record<ProactiveEventType, Rule> = {
  week_changed: ({ facts, week }) => [
    ...dueSoon(facts),
    ...examAhead(facts),
    ...course.newWeek(week, facts),
    ...readings.missingReadings(week),
    ...practice.struggling(facts, week?.number ?? -1),
    ...practice.untriedActivities(week),
    ...course.unopenedGuide(week),
    ...practice.cardsDue(facts),
  ],
  academic_search: ({ event, week }) => readings.alreadyHere(week, event.readingTitle),
  syllabus_processing: ({ facts }) => [...course.planNeeds(facts), ...dueSoon(facts)],
  document_upload: ({ facts }) => [...readings.unreadableFile(facts), ...readings.readingArrived(facts)],
  section_expansion: (seen) => bySection[seen.event.sectionType ?? '']?.(seen) ?? [],
  assignment_due_soon: ({ event, facts }) => [...dueTitled(facts, event.assignmentTitle), ...examAhead(facts)],
  power_play_generation_started: meanwhile,
  power_play_generation_completed: ({ week }) => [
    ...practice.untriedActivities(week),
    ...course.unopenedGuide(week),
    ...readings.missingReadings(week),
  ],
  power_play_generation_failed: ({ week }) => [...practice.makingFailed(week), ...readings.missingReadings(week)],
  activity_started: ({ facts, week }) => (week ? examAhead(facts, week.number) : []),
  activity_completed: ({ event, facts, week }) => [
    ...practice.struggling(facts, week?.number ?? -1),
    ...practice.missedQuestions(week),
    ...practice.untriedActivities(week, event.activityType),
    ...practice.cardsDue(facts),
  ],
  activity_generation_requested: ({ week }) => readings.missingReadings(week),
  learning_activities_refreshed: ({ week }) => practice.untriedActivities(week),
  study_guide_exists_check: ({ facts, week }) => [...course.unopenedGuide(week), ...course.absentGuide(week, facts)],
  study_guide_generation_started: meanwhile,
  study_guide_generation_completed: ({ week }) => [...course.thinGuide(week), ...course.unopenedGuide(week)],
  study_guide_generation_failed: ({ week }) => course.guideFailed(week),
  activities_exists_check: ({ facts, week }) => [
    ...practice.makingFailed(week),
    ...practice.activitiesAbsent(week, facts),
  ],
  activities_generation_started: meanwhile,
  activities_generation_completed: ({ event, week }) => practice.untriedActivities(week, event.activityType),
  search_results_exists_check: ({ event, week }) => [
    ...readings.unreadReading(week, event.readingTitle),
    ...searching.resultsWaiting(week, event.readingTitle),
  ],
  search_results_generation_started: ({ event, week }) => readings.alreadyHere(week, event.readingTitle),
  search_results_generation_completed: ({ event, week }) => outcome(week, event),
  search_results_generation_failed: ({ event, week }) =>
    searching.nothingFound(week, event.readingTitle, { failed: true }),
  source_search_completed: ({ event, week }) => [
    ...readings.unreadReading(week, event.readingTitle),
    ...outcome(week, event),
  ],
};

function outcome(week: WeekFacts | null, { readingTitle }: SuggestionEvent): Suggestions {
  const waiting = searching.resultsWaiting(week, readingTitle);
  return waiting.length > 0 ? waiting : searching.nothingFound(week, readingTitle, { failed: false });
}
