import type { CoveringExam } from '../../spaced-repetition/exam-coverage.ts';
import type { StudentState } from './student-state.ts';

/** The exam or quiz ahead that a student plans for: by its title, by its kind, or the next one. */
export function examNamed(text: string, { exams }: StudentState): CoveringExam | undefined {
  const kinds: [RegExp, RegExp][] = [
    [/\bmid-?terms?\b/, /\bmid-?term/i],
    [/\bfinals?\b/, /\bfinal/i],
    [/\bquiz/, /\bquiz/i],
  ];
  const kind = kinds.find(([said]) => said.test(text))?.[1];
  // Where no exam is called so, it is the next one before the final.
  const isMidterm = /\bmid-?terms?\b/.test(text);
  return (
    exams.find(({ title }) => text.includes(title.toLowerCase())) ??
    exams.find(({ title }) => kind?.test(title)) ??
    (kind && !isMidterm
      ? undefined
      : exams.find(({ kind, title }) => kind === 'exam' && !(isMidterm && /\bfinal/i.test(title)))) ??
    (kind ? undefined : exams[0])
  );
}
