import { ShieldCheck } from 'lucide-react';
import { Icon } from '../../../components/icon.tsx';
import { count } from '../../../lib/text.ts';
import type { Removal } from './choices.ts';

const reasons: Record<Removal['reason'], (quotationLength: number) => string> = {
  email: () => 'E-mail addresses',
  phone: () => 'Telephone numbers',
  own_name: () => 'Your own name',
  postal_address: () => 'Postal addresses',
  chosen_word: () => 'Words you chose to take out',
  private_link: () => 'Links that only you can open',
  markup: () => 'Markup',
  long_passage: (length) => `Beyond ${length} characters of one text or paragraph`,
  too_many: () => 'More items than a page holds',
};

const parts: Record<Removal['part'], string> = {
  course: 'Course',
  week: 'Topic',
  reading: 'Reading',
  assignment: 'Assignment',
  vocabulary: 'Term',
  activity: 'Activity',
  study_guide: 'Study guide',
};

const outcomes: Record<Removal['outcome'], string> = {
  taken_out: 'taken out',
  shortened: 'shortened',
  left_out: 'left out',
};

const placeOf = ({ part, week }: Removal): string =>
  week === null ? parts[part] : `Week ${week}, ${parts[part].toLowerCase()}`;

/** What is kept out of a page, and why: only whoever shares it sees this. */
export function RemovedList({ removals, quotationLength }: { removals: readonly Removal[]; quotationLength: number }) {
  const groups = Map.groupBy(removals, ({ reason }) => reason);
  return (
    <section aria-labelledby="kept-out">
      <h2 id="kept-out" className="flex items-center gap-2 font-semibold text-base">
        <Icon of={ShieldCheck} className="text-muted" />
        {removals.length === 0 ? 'Nothing had to be kept out' : `${count(removals.length, 'thing')} kept out`}
      </h2>
      <p className="mt-1 text-muted text-xs">
        Your files are never shared, nor names and addresses of students, nor more of a text than a quotation. What
        several cards quote of one paragraph counts together.
      </p>
      <div className="mt-2 grid gap-1">
        {[...groups].map(([reason, ofReason]) => (
          <details key={reason} className="border-t">
            <summary className="cursor-pointer rounded-md py-1.5 text-sm marker:text-muted hover:bg-hover touch:py-3">
              {reasons[reason](quotationLength)} <span className="tabular text-muted">{ofReason.length}</span>
            </summary>
            <ul className="mb-2 grid gap-1 pl-4">
              {ofReason.map((removal, index) => (
                <li key={index} className="text-sm">
                  <span className="break-words font-serif">“{removal.text}”</span>{' '}
                  <span className="text-muted text-xs">
                    {placeOf(removal)}, {outcomes[removal.outcome]}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
