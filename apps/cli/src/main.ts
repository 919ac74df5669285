import { isUsageError } from './usage.ts';

type Command = (args: string[]) => Promise<void>;

/** Imported only when called: a command must not wait for the libraries of the others. */
const commands: Record<string, () => Promise<Command>> = {
  parse: async () => (await import('./commands/parse.ts')).parse,
  rank: async () => (await import('./commands/rank.ts')).rank,
  ask: async () => (await import('./commands/ask.ts')).ask,
  vocabulary: async () => (await import('./commands/vocabulary.ts')).vocabulary,
  activities: async () => (await import('./commands/activities.ts')).activities,
};

const usage = `Usage: npm run -s weekwise -- COMMAND

  parse FILE [--json]                     the weekly plan of a syllabus
  rank DOCS.jsonl QUERIES.jsonl [-k 10]   the best documents for each query
  ask DOCS.jsonl QUESTIONS.jsonl          an answer with citations to each question
  ask FOLDER "question"                   the same for one question to a folder of documents
  vocabulary FILE... [--json]             the key terms of some readings, most important first
  activities FILE... --type TYPE [-n 10] [--seed 1] [--json]
                                          flashcards, true-false, multiple-choice or socratic-dialogue

Results go to standard output, messages to standard error.
Exit status: 0 done, 2 wrong usage, 1 anything else.
`;

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    (name === undefined ? process.stderr : process.stdout).write(usage);
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    process.stderr.write(`weekwise: there is no command "${name}"\n\n${usage}`);
    return 2;
  }
  try {
    const command = await load();
    await command(args);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`weekwise ${name}: ${message.split('\n', 1)[0]}\n`);
    return isUsageError(error) ? 2 : 1;
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe may leave early (`| head`); that is not our failure.
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv.slice(2));
