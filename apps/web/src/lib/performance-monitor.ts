/** At these the monitor warns (spec §9). */
export const thresholds = {
  /** Of one part of the screen, between two navigations. */
  renders: 5,
  /** Of one call, between two navigations. */
  callsPerNavigation: 3,
  reconnectsPerMinute: 3,
  /** On the window, of one type of event. */
  listeners: 10,
  /** Bytes of memory since the last navigation. */
  growth: 50 * 1024 * 1024,
} as const;

const minute = 60_000;

interface PerformanceMonitor {
  navigated(memory: number | null): void;
  rendered(part: string): void;
  called(call: string): void;
  reconnected(): void;
  listening(type: string, change: 1 | -1): void;
  measured(memory: number): void;
}

/** Counts what a screen costs, and says it once for each thing and navigation where that is too much. */
export function performanceMonitor(warn: (text: string) => void, now: () => number): PerformanceMonitor {
  const renders = new Map<string, number>();
  const calls = new Map<string, number>();
  const listeners = new Map<string, number>();
  const said = new Set<string>();
  let reconnects: number[] = [];
  let baseline: number | null = null;

  const add = (counts: Map<string, number>, key: string, change = 1) => {
    const count = (counts.get(key) ?? 0) + change;
    counts.set(key, count);
    return count;
  };
  const sayOnce = (about: string, text: string) => {
    if (said.has(about)) return;
    said.add(about);
    warn(`Performance: ${text}`);
  };

  return {
    navigated(memory) {
      renders.clear();
      calls.clear();
      said.clear();
      baseline = memory;
    },
    rendered(part) {
      if (add(renders, part) >= thresholds.renders)
        sayOnce(`render ${part}`, `${part} was drawn ${thresholds.renders} times since the last navigation.`);
    },
    called(call) {
      if (add(calls, call) >= thresholds.callsPerNavigation)
        sayOnce(`call ${call}`, `${call} was called ${thresholds.callsPerNavigation} times in one navigation.`);
    },
    reconnected() {
      const at = now();
      reconnects = [...reconnects.filter((before) => at - before < minute), at];
      if (reconnects.length >= thresholds.reconnectsPerMinute)
        sayOnce('reconnects', `${thresholds.reconnectsPerMinute} streams were taken up again within a minute.`);
    },
    listening(type, change) {
      if (add(listeners, type, change) >= thresholds.listeners)
        sayOnce(`listeners ${type}`, `${thresholds.listeners} listeners hear "${type}" on the window.`);
    },
    measured(memory) {
      baseline ??= memory;
      if (memory - baseline >= thresholds.growth)
        sayOnce('memory', `memory grew by ${thresholds.growth / 1024 / 1024} MB since the last navigation.`);
    },
  };
}
