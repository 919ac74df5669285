import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { AnswerEvent, AnswerRequest, Tutor } from '@weekwise/engine/tutor.ts';

/** A tutor that says what a test wrote down, and waits where the test wants it to. */
export class ScriptedTutor {
  /** What it says, and where it waits: at each `null` until `goOn`. */
  script: (string | null | 'restart')[] = [];
  /** After the whole answer it waits to be stopped. */
  lingers = false;
  /** How often it was asked, and stopped while it waited. */
  asked = 0;
  stopped = 0;
  #waiting: (() => void)[] = [];
  readonly tutor: Tutor = { ...offlineTutor, source: 'scripted', answer: (request) => this.#answer(request) };

  /** As if nobody had asked it yet. */
  begin(script: ScriptedTutor['script']): void {
    this.script = script;
    this.lingers = false;
    this.asked = 0;
    this.stopped = 0;
    this.#waiting = [];
  }

  goOn(): void {
    for (const release of this.#waiting.splice(0)) release();
  }

  async *#answer({ signal }: Pick<AnswerRequest, 'signal'>): AsyncGenerator<AnswerEvent> {
    this.asked++;
    let text = '';
    yield { type: 'searching', passages: 3, documents: 1 };
    for (const step of this.script) {
      if (step === null) {
        await new Promise<void>((resolve) => {
          this.#waiting.push(resolve);
          signal?.addEventListener('abort', () => resolve(), { once: true });
        });
        if (signal?.aborted) {
          this.stopped++;
          return;
        }
      } else if (step === 'restart') {
        text = '';
        yield { type: 'restart', reason: 'unreachable' };
      } else {
        text += step;
        yield { type: 'chunk', text: step };
      }
      // As words of a model come: not all at once.
      await new Promise((resolve) => setImmediate(resolve));
    }
    yield { type: 'citations', citations: [] };
    yield { type: 'complete', text, citations: [], abstained: false, source: 'scripted', fallback: null };
    if (this.lingers) await new Promise((resolve) => signal?.addEventListener('abort', resolve, { once: true }));
  }
}
