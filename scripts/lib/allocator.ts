/**
 * Files pass through the server as buffers of every size from many threads. What glibc gets for them it mostly keeps:
 * in an arena per thread, with a threshold that rises with each large buffer, and because something small lies behind
 * them. With these, what a socket or a file is read into (64 KiB) is a mapping of its own and goes back when it is done
 * with. glibc reads them from the environment when a process starts and at no other time. docs/decisions/071 has the
 * figures.
 */
const thrifty = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * In MiB, of the main thread alone, which answers hundreds at once: what an answer makes and drops is then mostly gone
 * before it is looked at. V8 begins with 1, reads this when a process starts, and lets that space grow to any size only
 * step by step.
 */
const youngHeap = 16;
const ofYoungHeap = /semi[-_]space/;

/**
 * Puts this program anew in the place of itself, under the same process id, with an allocator that gives memory back
 * and room for objects that live a moment. Does nothing where that is so already, where somebody chose otherwise, or
 * where there is no such allocator.
 */
export function withOwnMemory(): void {
  const { env, execArgv, argv, execPath } = process;
  const chosen = Object.keys(thrifty).some((name) => name in env);
  if (process.platform !== 'linux' || chosen || !process.execve) return;
  const isChosen = [...execArgv, env.NODE_OPTIONS ?? ''].some((option) => ofYoungHeap.test(option));
  const heap = isChosen ? [] : [`--min-semi-space-size=${youngHeap}`, `--max-semi-space-size=${youngHeap}`];
  process.execve(execPath, [execPath, ...execArgv, ...heap, ...argv.slice(1)], { ...env, ...thrifty });
}
