import { t } from '@lingui/core/macro';

/** A kind of student, as they are asked: a section is called as the syllabus prints it. */
export function sayTrack(choice: string): string {
  if (choice === 'undergraduate') return t`Undergraduate student`;
  return choice === 'graduate' ? t`Graduate student` : choice;
}
