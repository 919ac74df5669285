import { t } from '@lingui/core/macro';
import { proactiveEventData } from '@weekwise/contracts/suggestions.ts';
import { type ProactiveEventType, proactiveEventTypes } from '@weekwise/domain/suggestions.ts';
import { useState } from 'react';
import { sendProactiveEvent } from '../../lib/proactive/send.ts';
import { Button } from '../../ui/button.tsx';
import { Select, Textarea } from '../../ui/input.tsx';
import { type EventSubject, sampleEvents } from './sample-events.ts';

/** Fires an event of any type by hand, with data that can be changed. */
export function FireEvent({ subject, onFired }: { subject: EventSubject; onFired: () => void }) {
  const [type, setType] = useState<ProactiveEventType>('week_changed');
  const sample = JSON.stringify(sampleEvents(subject)[type], null, 2);
  const [edited, setEdited] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const written = edited ?? sample;
  const { data, complaint } = readData(written);
  const fire = async () => {
    if (!data) return;
    setBusy(true);
    await sendProactiveEvent(type, { ...data, folderId: data.folderId ?? subject.folderId });
    setBusy(false);
    onFired();
  };
  return (
    <div className="grid gap-3">
      <Select
        label={t`Event`}
        value={type}
        onChange={({ target }) => {
          setType(target.value as ProactiveEventType);
          setEdited(null);
        }}
      >
        {proactiveEventTypes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <Textarea
        label="event_data"
        value={written}
        error={complaint}
        spellCheck={false}
        className="font-mono"
        onChange={({ target }) => setEdited(target.value)}
      />
      <p className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={busy && t`Firing`}
          disabled={!data}
          onClick={() => void fire()}
        >{t`Fire the event`}</Button>
        {edited !== null && <Button onClick={() => setEdited(null)}>{t`As the screens send it`}</Button>}
      </p>
    </div>
  );
}

function readData(text: string) {
  try {
    const read = proactiveEventData.safeParse(JSON.parse(text));
    if (read.success) return { data: read.data, complaint: null };
    const [issue] = read.error.issues;
    return { data: null, complaint: `${issue?.path.join('.') || t`The data`}: ${issue?.message}` };
  } catch {
    return { data: null, complaint: t`This is no JSON.` };
  }
}
