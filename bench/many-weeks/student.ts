import { randomUUID } from 'node:crypto';
import type { WeekActivities, WeekGenerationEvent } from '@weekwise/contracts/activities.ts';
import type { ChatEvent } from '@weekwise/contracts/chat-events.ts';
import { post } from '../../apps/server/src/testing/http-calls.ts';
import { eventLines, eventsIn } from '../event-lines.ts';
import { hear } from './hear.ts';
import { signIn } from './sign-in.ts';
import { until } from './until.ts';

export interface CourseFile {
  name: string;
  role: 'syllabus' | 'material';
  text: string;
}

/** What a student saw who asked for a week: in milliseconds from the call. */
export interface Seen {
  problems: string[];
  /** Until the end of both calls. */
  took: number;
  /** The longest time in which nothing new was said. */
  silence: number;
  /** The worst place in the queue that was told; 0 for whoever never waited. */
  place: number;
}

/** What a student saw of an answer: in milliseconds from the call. */
export interface Answered {
  problems: string[];
  firstChunk: number;
  took: number;
}

/** A student of a running server, with a course whose files are read. */
export class BenchStudent {
  readonly #url: string;
  readonly #headers: { cookie: string };
  readonly #folderId: string;

  private constructor(url: string, headers: { cookie: string }, folderId: string) {
    this.#url = url;
    this.#headers = headers;
    this.#folderId = folderId;
  }

  static async withCourse(url: string, number: number, files: readonly CourseFile[]): Promise<BenchStudent> {
    const { cookie, userId } = await signIn(url, number);
    const deployed = await post(`${url}/api/folders/${userId}/deploy`, { folder_name: 'Water' }, { cookie });
    const student = new BenchStudent(url, { cookie }, (await deployed.json()).folder.folder_id);
    for (const file of files) await student.#upload(file);
    await until(async () => {
      const { files: stored } = await student.#get<{ files: { operation_id: string | null }[] }>(
        `/api/folders/${student.#folderId}/contents`,
      );
      return stored.length === files.length && stored.every(({ operation_id }) => operation_id === null);
    });
    return student;
  }

  /** Asks for a week in both ways at once, as two open pages do, and looks at all that is answered. */
  async generate(week: number): Promise<Seen> {
    const start = performance.now();
    const body = { folder_id: this.#folderId, week_number: week };
    const [made, streamed] = await Promise.all([
      post(`${this.#url}/api/power-plays/generate-week`, body, this.#headers).then((answer) => answer.json()),
      this.#stream(`/api/folders/${this.#folderId}/weeks/${week}/generate-learning-activities-stream`),
    ]);
    const took = performance.now() - start;
    const again = await post(`${this.#url}/api/power-plays/generate-week`, body, this.#headers);
    return { ...judge(made, streamed.events, await again.json()), took, silence: streamed.silence };
  }

  /** Asks in the chat and hears the answer to its end. */
  async ask(question: string): Promise<Answered> {
    const start = performance.now();
    const body = { question, current_folder: this.#folderId, message_id: randomUUID() };
    const answer = await hear(`${this.#url}/api/ai/folder-agent/folder-agent/stream`, body, this.#headers);
    let firstChunk = Number.NaN;
    let said = '';
    let end: ChatEvent | undefined;
    for await (const event of eventsIn<ChatEvent>(answer.setEncoding('utf8'))) {
      if (event.type === 'chunk') said += event.content;
      if (said !== '' && Number.isNaN(firstChunk)) firstChunk = performance.now() - start;
      end = event;
    }
    const problems = [
      answer.statusCode === 200 ? '' : `status ${answer.statusCode}`,
      end?.type === 'complete' ? '' : `ended with ${JSON.stringify(end) ?? 'nothing'}`,
      end?.type !== 'complete' || end.content === said ? '' : 'the chunks are not what was stored',
    ];
    return { problems: problems.filter(Boolean), firstChunk, took: performance.now() - start };
  }

  async #upload({ name, role, text }: CourseFile): Promise<void> {
    const form = new FormData();
    form.append('folder_id', this.#folderId);
    form.append('role', role);
    form.append('file', new Blob([text]), name);
    const answer = await fetch(`${this.#url}/api/upload`, { method: 'POST', headers: this.#headers, body: form });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return (await fetch(this.#url + path, { headers: this.#headers })).json();
  }

  async #stream(path: string): Promise<{ events: WeekGenerationEvent[]; silence: number }> {
    const answer = await fetch(this.#url + path, { headers: this.#headers });
    const events: WeekGenerationEvent[] = [];
    let silence = 0;
    let last = performance.now();
    for await (const event of eventLines<WeekGenerationEvent>(answer)) {
      events.push(event);
      silence = Math.max(silence, performance.now() - last);
      last = performance.now();
    }
    return { events, silence };
  }
}

/** What is wrong with a week that was asked for three times, and how it was waited for. */
function judge(
  made: WeekActivities,
  events: readonly WeekGenerationEvent[],
  again: WeekActivities,
): Pick<Seen, 'problems' | 'place'> {
  const end = events.at(-1);
  const progress = events.flatMap((event) => (event.type === 'progress' ? [event] : []));
  const places = progress.flatMap(({ position }) => position ?? []);
  const shares = progress.map((event) => event.progress);
  const ids = (week: WeekActivities | undefined): string => (week?.activities ?? []).map(({ id }) => id).join(' ');
  const count = made.activities?.length ?? 0;
  const problems = [
    end?.type === 'complete' ? '' : `ended with ${end ? JSON.stringify(end) : 'nothing'}`,
    count >= fewestItems ? '' : `${count} activities`,
    end?.type !== 'complete' || ids(end.result) === ids(made) ? '' : 'the two calls gave different activities',
    ids(again) === ids(made) ? '' : 'asked again, it was made again',
    new Set(progress.map(({ task_id }) => task_id)).size <= 1 ? '' : 'made by two tasks',
    isSorted(places.toReversed()) ? '' : `places ${places.join(' ')}`,
    isSorted(shares) ? '' : `progress went back: ${shares.join(' ')}`,
  ];
  return { problems: problems.filter(Boolean), place: Math.max(0, ...places) };
}

const fewestItems = 20;
const isSorted = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value >= (values[i - 1] ?? value));
