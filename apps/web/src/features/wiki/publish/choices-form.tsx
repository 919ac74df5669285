import { plural, t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { wikiLevel, wikiLicence, wikiSubject } from '@weekwise/contracts/wiki-page.ts';
import { type ReactNode, useState } from 'react';
import { say } from '#lingui';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Input, Select, Textarea } from '../../../ui/input.tsx';
import type { Preview } from '../sharing.queries.ts';
import { levelNames } from '../wiki.ts';
import { licences, type PublishChoices } from './choices.ts';

type Change = (change: Partial<PublishChoices>) => void;

const orNull = (text: string): string | null => text || null;

/** What is shared of a course, and how it is called. The preview beside it follows. */
export function ChoicesForm({
  choices,
  available,
  titleAsRead,
  onChange,
}: {
  choices: PublishChoices;
  available: Preview['available'];
  /** What the syllabus calls the course. */
  titleAsRead: string;
  onChange: Change;
}) {
  return (
    <div className="grid gap-6">
      <Part title={t`What is shared`}>
        <div className="grid gap-3">
          <p className="text-secondary text-sm">{t`Weeks, topics and assignments are always shared.`}</p>
          <Included choices={choices} available={available} onChange={onChange} />
        </div>
      </Part>
      <Part title={t`How it is found`}>
        <div className="grid gap-4">
          <Input
            label={t`Title`}
            value={choices.title ?? ''}
            placeholder={titleAsRead}
            maxLength={limits.wikiTextLength}
            onChange={({ target }) => onChange({ title: orNull(target.value) })}
          />
          <Textarea
            label={t`Description`}
            hint={t`Optional. One or two sentences on what the course is like.`}
            className="min-h-15"
            value={choices.description ?? ''}
            maxLength={limits.wikiDescriptionLength}
            onChange={({ target }) => onChange({ description: orNull(target.value) })}
          />
          <Select
            label={t`Subject`}
            value={choices.subject ?? ''}
            onChange={({ target }) => onChange({ subject: wikiSubject.safeParse(target.value).data ?? null })}
          >
            <option value="">{t`Not stated`}</option>
            {wikiSubject.options.map((subject) => (
              <option key={subject} value={subject}>
                {say(subject)}
              </option>
            ))}
          </Select>
          <Input
            label={t`University`}
            hint={t`Optional`}
            value={choices.university ?? ''}
            maxLength={limits.wikiTextLength}
            onChange={({ target }) => onChange({ university: orNull(target.value) })}
          />
          <Select
            label={t`Level`}
            value={choices.level ?? ''}
            onChange={({ target }) => onChange({ level: wikiLevel.safeParse(target.value).data ?? null })}
          >
            <option value="">{t`Not stated`}</option>
            {wikiLevel.options.map((level) => (
              <option key={level} value={level}>
                {levelNames[level]}
              </option>
            ))}
          </Select>
        </div>
      </Part>
      <Part title={t`What others may do`}>
        <Select
          label={t`Licence`}
          hint={licences.find(({ value }) => value === choices.licence)?.says}
          value={choices.licence}
          onChange={({ target }) => onChange({ licence: wikiLicence.safeParse(target.value).data ?? choices.licence })}
        >
          {licences.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Part>
      <Part title={t`What stays private`}>
        <WordsToRemove words={choices.wordsToRemove} onChange={(wordsToRemove) => onChange({ wordsToRemove })} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t pt-4 first:border-t-0 first:pt-0">
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      {children}
    </section>
  );
}

function Included({
  choices,
  available,
  onChange,
}: {
  choices: PublishChoices;
  available: Preview['available'];
  onChange: Change;
}) {
  // What there is none of is not shared, whatever was chosen for when there is.
  const none = t`Your course has none yet`;
  return (
    <>
      <Checkbox
        label={t`Readings, as citations`}
        hint={available.readings > 0 ? plural(available.readings, { one: '# reading', other: '# readings' }) : none}
        checked={choices.readings && available.readings > 0}
        disabled={available.readings === 0}
        onCheckedChange={(readings) => onChange({ readings })}
      />
      <Checkbox
        label={t`Vocabulary`}
        hint={available.terms > 0 ? plural(available.terms, { one: '# term', other: '# terms' }) : none}
        checked={choices.vocabulary && available.terms > 0}
        disabled={available.terms === 0}
        onCheckedChange={(vocabulary) => onChange({ vocabulary })}
      />
      <Checkbox
        label={t`Activities`}
        hint={
          available.activities > 0
            ? plural(available.activities, { one: '# card and question', other: '# cards and questions' })
            : none
        }
        checked={choices.activities && available.activities > 0}
        disabled={available.activities === 0}
        onCheckedChange={(activities) => onChange({ activities })}
      />
      <Checkbox
        label={t`Study guides`}
        hint={available.guides > 0 ? t`For ${plural(available.guides, { one: '# week', other: '# weeks' })}` : none}
        checked={choices.guides && available.guides > 0}
        disabled={available.guides === 0}
        onCheckedChange={(guides) => onChange({ guides })}
      />
      <Checkbox
        label={t`The instructor’s name`}
        hint={available.professor ?? t`The syllabus names nobody`}
        checked={choices.professor && available.professor !== null}
        disabled={available.professor === null}
        onCheckedChange={(professor) => onChange({ professor })}
      />
    </>
  );
}

/** One a line. What is too short to be taken out wherever it stands waits until it is longer. */
function WordsToRemove({ words, onChange }: { words: readonly string[]; onChange: (words: string[]) => void }) {
  const [text, setText] = useState(words.join('\n'));
  return (
    <Textarea
      label={t`Names and words to take out`}
      hint={t`One per line: fellow students, a group. Your own name and all addresses are taken out for you.`}
      className="min-h-20"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const lines = target.value.split('\n').map((line) => line.trim().slice(0, 100));
        onChange([...new Set(lines.filter((line) => line.length > 1))].slice(0, limits.wikiWordsToRemove));
      }}
    />
  );
}
