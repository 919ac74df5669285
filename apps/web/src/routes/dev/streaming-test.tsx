import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@weekwise/contracts/limits.ts';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { HomeLink } from '../../layout/home-link.tsx';
import { TopBar } from '../../layout/top-bar.tsx';
import { messageOf } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { restoreSession, sessionState, useSession } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { demoQuery } from '../demo/demo.queries.ts';
import { EventTable } from './streaming/event-table.tsx';
import { useStreamLog } from './streaming/stream-log.ts';

const states = {
  idle: 'Nothing was asked yet.',
  open: 'The stream is open.',
  dropped: 'The connection was dropped. The server waits a few seconds for you to come back.',
  ended: 'The stream has ended.',
} as const;

/** Shows the raw events of a live stream of answers, and what a dropped connection does to it. */
export default function StreamingTest() {
  usePageTitle('Streaming test');
  const session = useSession();
  const client = useQueryClient();
  const userId = session.status === 'signed-in' ? session.record.userId : '';
  const { data } = useQuery({ ...startupQuery(userId), enabled: userId !== '' });
  const [folderId, setFolderId] = useState<string>(demoFolder.id);
  const [question, setQuestion] = useState('What is this course about?');
  const [dropAfter, setDropAfter] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { lines, state, text, ask, drop, resume } = useStreamLog();
  useEffect(() => {
    if (sessionState().status === 'checking') restoreSession();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    setProblem(null);
    try {
      // The demo is open to whoever has opened it.
      if (isDemo(folderId)) await client.fetchQuery(demoQuery);
      ask({ folderId, question: question.trim(), dropAfter: dropAfter === '' ? null : Number(dropAfter) });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <div className="min-h-dvh bg-canvas">
      <TopBar tall brand={<HomeLink />} />
      <main id="main" className="page space-y-5 py-8">
        <div>
          <h1 tabIndex={-1} className="type-page">
            Streaming test
          </h1>
          <p className="mt-1 max-w-(--syllabus-measure) text-secondary">
            Asks a real question and shows each event of the answer as it arrives. Drop the connection in the middle and
            take it up again: the text below must come out whole, and nothing of it twice.
          </p>
        </div>
        <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-3">
          <Select
            label="Course"
            value={folderId}
            onChange={(event) => setFolderId(event.target.value)}
            fieldClassName="w-full md:w-64"
          >
            <option value={demoFolder.id}>Demo: {demoFolder.name}</option>
            {data?.folders.map((folder) => (
              <option key={folder.folderId} value={folder.folderId}>
                {titleOf(folder)}
              </option>
            ))}
          </Select>
          <Input
            label="Question"
            value={question}
            maxLength={limits.questionLength}
            onChange={(event) => setQuestion(event.target.value)}
            fieldClassName="min-w-60 flex-1"
          />
          <Select
            label="Drop by itself"
            value={dropAfter}
            onChange={(event) => setDropAfter(event.target.value)}
            fieldClassName="w-full md:w-44"
          >
            <option value="">Never</option>
            <option value="1">After 1 event</option>
            <option value="3">After 3 events</option>
          </Select>
          <span className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary">
              Ask
            </Button>
            <Button onClick={drop} disabled={state !== 'open'}>
              Drop the connection
            </Button>
            <Button onClick={resume} disabled={state !== 'dropped'}>
              Take it up again
            </Button>
          </span>
        </form>
        {problem && (
          <Alert tone="danger" title="The demo could not be opened.">
            {problem}
          </Alert>
        )}
        <p role="status" className="text-secondary text-sm">
          {states[state]} {lines.length > 0 && `${lines.filter(({ kind }) => kind === 'event').length} events.`}
        </p>
        {lines.length > 0 && <EventTable lines={lines} />}
        {text !== '' && (
          <section aria-labelledby="text">
            <h2 id="text" className="font-semibold">
              The chunks put together
            </h2>
            <pre className="mt-2 whitespace-pre-wrap rounded-lg border border-default bg-surface p-4 font-mono text-sm [overflow-wrap:anywhere]">
              {text}
            </pre>
          </section>
        )}
      </main>
    </div>
  );
}
