import { Agent, request } from 'node:http';
import type { HostileCall } from './hostile-calls.ts';

const patience = 30_000;
/** Of an answer, what is kept to be looked at. */
const mostKept = 2_000_000;
const agent = new Agent({ keepAlive: true });

export interface Answer {
  /** 0 where there was none in time. */
  status: number;
  text: string;
}

export function send(url: string, { method, path, headers, body }: HostileCall): Promise<Answer> {
  return new Promise((resolve) => {
    // Without a length Node sends the body of a DELETE unframed, and the server takes it for the next request.
    const framed = body === null ? headers : { 'content-length': Buffer.byteLength(body), ...headers };
    const asking = request(url, { method, path, headers: framed, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        if (text.length < mostKept) text += piece;
      });
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    const timer = setTimeout(() => asking.destroy(new Error('no answer in time')), patience);
    asking.on('close', () => clearTimeout(timer));
    asking.on('error', (error) => resolve({ status: 0, text: error.message }));
    asking.end(body);
  });
}
