import { t } from '@lingui/core/macro';
import { type CourseProgress, sayExam } from './progress.ts';

/** Exams of the plan that are still to come. */
export function ExamList({ exams, today }: { exams: CourseProgress['exams']; today: string }) {
  if (exams.length === 0) return <p className="text-secondary text-sm">{t`The plan has no dated exam ahead.`}</p>;
  return (
    <ul>
      {exams.map((exam) => (
        <li key={`${exam.title} ${exam.date}`} className="border-t py-2 first:border-t-0 first:pt-0">
          <p className="font-medium">{exam.title}</p>
          <p className="tabular text-secondary text-sm">
            {sayExam(exam, today)}
            {exam.throughWeek !== null && <span className="text-muted">{t`, up to week ${exam.throughWeek}`}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
