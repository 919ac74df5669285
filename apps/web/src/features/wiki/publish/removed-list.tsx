import { plural, t } from '@lingui/core/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Removal } from './choices.ts';

const reasons: Record<Removal['reason'], (quotationLength: number) => string> = {
  email: () => t`E-mail addresses`,
  phone: () => t`Telephone numbers`,
  own_name: () => t`Your own name`,
  postal_address: () => t`Postal addresses`,
  chosen_word: () => t`Words you chose to take out`,
  private_link: () => t`Links that only you can open`,
  markup: () => t`Markup`,
  long_passage: (length) => t`More than ${length} characters of one text or paragraph`,
  too_many: () => t`More items than a page holds`,
};

const parts: Record<Removal['part'], string> = {
  course: t`Course`,
  week: t`Topic`,
  reading: t`Reading`,
  assignment: t`Assignment`,
  vocabulary: t`Term`,
  activity: t`Activity`,
  study_guide: t`Study guide`,
};

const outcomes: Record<Removal['outcome'], string> = {
  taken_out: t`taken out`,
  shortened: t`shortened`,
  left_out: t`left out`,
};

const placeOf = ({ part, week }: Removal): string =>
  week === null ? parts[part] : t`Week ${week}, ${parts[part].toLowerCase()}`;

/** What is kept out of a page, and why: only whoever shares it sees this. */
export function RemovedList({ removals, quotationLength }: { removals: readonly Removal[]; quotationLength: number }) {
  const groups = Map.groupBy(removals, ({ reason }) => reason);
  return (
    <section aria-labelledby="kept-out">
      <h2 id="kept-out" className="flex items-center gap-2 font-semibold text-base">
        <Icon of={ShieldCheck} className="text-muted" />
        {removals.length === 0
          ? t`Nothing had to be kept out`
          : t`${plural(removals.length, { one: '# thing', other: '# things' })} kept out`}
      </h2>
      <p className="mt-1 text-muted text-xs">{t`Your files are never shared, nor names and addresses of students, nor more of a text than a quotation. What several cards quote of one paragraph counts together.`}</p>
      <div className="mt-2 grid gap-1">
        {[...groups].map(([reason, ofReason]) => (
          <Disclosure
            key={reason}
            className="border-t py-0.5"
            label={
              <>
                {reasons[reason](quotationLength)}
                {/* The figure never begins a line. */}
                <span className="tabular text-muted">{`\u00a0· ${ofReason.length}`.replaceAll(' ', '\u00a0')}</span>
              </>
            }
          >
            <ul className="mt-1 mb-2 grid gap-1 ps-4">
              {ofReason.map((removal, index) => (
                <li key={index} className="text-sm">
                  <span className="break-words font-serif">“{removal.text}”</span>{' '}
                  <span className="text-muted text-xs">
                    {placeOf(removal)}, {outcomes[removal.outcome]}
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
