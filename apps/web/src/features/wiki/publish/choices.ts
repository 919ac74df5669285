import { t } from '@lingui/core/macro';
import type {
  WikiChoices as ChoicesOnWire,
  WikiRemoval as RemovalOnWire,
  WikiLicence,
} from '@weekwise/contracts/wiki-page.ts';
import type { Level, Subject } from '../wiki.ts';

/** What is published of a course, and how it is called. */
export interface PublishChoices {
  /** null: as the syllabus calls it. */
  title: string | null;
  description: string | null;
  subject: Subject | null;
  university: string | null;
  level: Level | null;
  licence: WikiLicence;
  professor: boolean;
  readings: boolean;
  vocabulary: boolean;
  activities: boolean;
  guides: boolean;
  wordsToRemove: string[];
}

export const choicesFromWire = (wire: ChoicesOnWire): PublishChoices => ({
  title: wire.title,
  description: wire.description,
  subject: wire.subject,
  university: wire.university,
  level: wire.academic_level,
  licence: wire.licence,
  professor: wire.include_professor,
  readings: wire.include_readings,
  vocabulary: wire.include_vocabulary,
  activities: wire.include_activities,
  guides: wire.include_study_guides,
  wordsToRemove: wire.words_to_remove,
});

export const choicesToWire = (choices: PublishChoices): ChoicesOnWire => ({
  title: choices.title,
  description: choices.description,
  subject: choices.subject,
  university: choices.university,
  academic_level: choices.level,
  licence: choices.licence,
  include_professor: choices.professor,
  include_readings: choices.readings,
  include_vocabulary: choices.vocabulary,
  include_activities: choices.activities,
  include_study_guides: choices.guides,
  words_to_remove: choices.wordsToRemove,
});

/** Something that is not published, and why. */
export interface Removal {
  reason: RemovalOnWire['reason'];
  outcome: RemovalOnWire['outcome'];
  part: RemovalOnWire['part'];
  week: number | null;
  text: string;
}

export const removalFromWire = ({ week_number: week, ...rest }: RemovalOnWire): Removal => ({ ...rest, week });

export const licences: { value: WikiLicence; label: string; says: string }[] = [
  { value: 'CC-BY-4.0', label: 'CC BY 4.0', says: t`Others may use and change it if they name where it is from.` },
  { value: 'CC-BY-SA-4.0', label: 'CC BY-SA 4.0', says: t`The same, and what they make of it stays as free.` },
  { value: 'CC-BY-NC-4.0', label: 'CC BY-NC 4.0', says: t`The same as CC BY, but not for money.` },
  { value: 'CC0-1.0', label: 'CC0', says: t`Others may do with it what they like.` },
];
