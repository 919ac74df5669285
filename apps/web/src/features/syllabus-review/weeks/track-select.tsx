import { t } from '@lingui/core/macro';
import type { TrackKind } from '@weekwise/domain/plan.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { Select } from '../../../ui/input.tsx';
import { sayTrack } from './say-track.ts';
import { useDecideWeeks } from './weeks.queries.ts';

/** Which kind of student the plan is for, to be changed. */
export function TrackSelect({
  folderId,
  track: { kind, choices, chosen },
}: {
  folderId: string;
  track: { kind: TrackKind; choices: readonly string[]; chosen: string | null };
}) {
  const decide = useDecideWeeks(folderId);
  return (
    <Select
      label={kind === 'section' ? t`Your section` : t`You are`}
      fieldClassName="w-56"
      value={chosen ?? ''}
      error={decide.isError ? messageOf(decide.error) : null}
      onChange={(event) =>
        decide.mutate(
          { do: 'track', kind, choice: event.target.value },
          { onSuccess: (answer) => decide.say(t`Your plan shows what’s for you`, answer) },
        )
      }
    >
      {chosen === null && <option value="">{t`Not chosen`}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {sayTrack(choice)}
        </option>
      ))}
    </Select>
  );
}
