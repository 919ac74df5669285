/**
 * How fast the chat is: our own overhead before a language model is asked, at 10,000 passages; and 200 answers of the
 * engine streamed at the same moment by one server, 10,000 in all.
 *
 *   [TEST_DATABASE_URL=postgres://…] node bench/chat.ts
 *   node bench/chat.ts before-model [PASSAGES] [RUNS]
 *   [TEST_DATABASE_URL=postgres://…] node bench/chat.ts crowd [ANSWERS] [AT_ONCE] [STUDENTS]
 *
 * Exit 1 when either is over its limit.
 */
import { isSoonAtTheModel } from './chat/before-model.ts';
import { bearsCrowd } from './chat/many-answers.ts';

const [part, ...numbers] = process.argv.slice(2);
const [first, second, third] = numbers.map(Number);

if (part !== 'crowd' && !(await isSoonAtTheModel(first ?? 10_000, second ?? 100))) process.exitCode = 1;
if (part !== 'before-model') {
  const crowd = { answers: first ?? 10_000, atOnce: second ?? 200, students: third ?? 50 };
  if (!(await bearsCrowd(crowd, process.env.TEST_DATABASE_URL))) process.exitCode = 1;
}
