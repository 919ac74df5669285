import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { useState } from 'react';
import { languageTag } from '#lingui';
import { type TracedEvent, useTrace } from '../../lib/proactive/trace.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';

/** The most recent events of this tab with what was answered, the newest first: five, or all that are kept. */
export function EventTrace() {
  const trace = useTrace();
  const [all, setAll] = useState(false);
  if (trace.length === 0)
    return (
      <p className="text-secondary text-sm">{t`Nothing has happened in this tab yet. Fire an event, or use a course and come back without a reload.`}</p>
    );
  const shown = all ? trace : trace.slice(0, limits.recentEvents);
  return (
    <>
      <ol className="divide-y">
        {shown.map((event) => (
          <TraceRow key={event.id} event={event} />
        ))}
      </ol>
      {trace.length > limits.recentEvents && (
        <Button size="sm" className="mt-3" onClick={() => setAll(!all)}>
          {all ? t`The last ${limits.recentEvents}` : t`All ${trace.length}`}
        </Button>
      )}
    </>
  );
}

const time = new Intl.DateTimeFormat(languageTag(), {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function TraceRow({ event }: { event: TracedEvent }) {
  const { type, at, data, context, outcome } = event;
  return (
    <li className="py-2.5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="tabular text-muted text-xs">{time.format(at)}</span>
        <code className="min-w-0 break-all font-medium text-sm">{type}</code>
        <Chip tone={tones[outcome.state]}>{names[outcome.state]}</Chip>
        <span className="min-w-0 text-secondary text-xs">{sayOutcome(outcome)}</span>
      </p>
      {outcome.state === 'answered' && outcome.answer.suggestion && (
        <p className="mt-1 break-words text-sm">{outcome.answer.suggestion.text}</p>
      )}
      <details className="mt-1">
        <summary className="cursor-pointer text-secondary text-xs">{t`What was sent and answered`}</summary>
        <Json title="event_data" value={data} />
        <Json title="ui_context" value={context} />
        {outcome.state === 'answered' && <Json title={t`Answer`} value={outcome.answer.raw} />}
      </details>
    </li>
  );
}

const tones = { sending: 'plain', 'not-sent': 'line', answered: 'success', failed: 'danger' } as const;

const names = { sending: t`Sending`, 'not-sent': t`Not sent`, answered: t`Answered`, failed: t`Failed` } as const;

function sayOutcome(outcome: TracedEvent['outcome']): string {
  switch (outcome.state) {
    case 'sending':
      return '';
    case 'not-sent':
      return outcome.why;
    case 'failed':
      return t`${outcome.took} ms. ${outcome.why}`;
    case 'answered': {
      const { suggestion, heldBack } = outcome.answer;
      const held = heldBack.map(({ kind, reason }) => `${kind} ${reason}`).join(', ');
      const said = suggestion ? suggestion.kind : held === '' ? t`nothing to say` : t`held back: ${held}`;
      return t`${said}, ${outcome.took} ms`;
    }
  }
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <figure className="mt-1.5">
      <figcaption className="text-muted text-xs">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <pre tabIndex={0} className="max-h-60 overflow-auto rounded-md bg-sunken p-2.5 text-xs leading-5">
        {JSON.stringify(value, null, 2)}
      </pre>
    </figure>
  );
}
