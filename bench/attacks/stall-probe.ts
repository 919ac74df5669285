// Loaded into the server that is attacked. It tells how long the main thread worked without a turn of its loop: in
// processor
// time, which other programs on the machine don't stretch as they do time on the wall.

const tick = 5;

/** Milliseconds of processor time of this thread. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let longestStall = 0;
let atTick = used();
setInterval(() => {
  const now = used();
  longestStall = Math.max(longestStall, now - atTick);
  atTick = now;
}, tick).unref();

let atQuestion = used();
process.on('message', () => {
  const now = used();
  process.send?.({ longestStall, all: now - atQuestion });
  longestStall = 0;
  atQuestion = now;
});
process.channel?.unref();
