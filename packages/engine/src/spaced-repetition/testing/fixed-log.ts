import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';

export interface LoggedReview {
  card: string;
  grade: CardGrade;
  at: Date;
}

/** Park and Miller's generator: the same log on every machine. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Reviews of 12 cards over some months: on time, early, late and twice a day, one in five forgotten. Oldest first. */
export function fixedLog(count: number, seed = 20_260_105): LoggedReview[] {
  const next = numbers(seed);
  const start = Date.parse('2026-01-05T09:00:00Z');
  const gaps = [0.004, 0.02, 1, 1, 2, 4, 8, 15, 30];
  const times = Array.from({ length: 12 }, (_, i) => start + i * 600_000);
  const log = Array.from({ length: count }, (): LoggedReview => {
    const card = Math.floor(next() * times.length);
    const at =
      (times[card] ?? start) + Math.round((gaps[Math.floor(next() * gaps.length)] ?? 1) * 86_400_000 * (0.7 + next()));
    times[card] = at;
    const chance = next();
    const grade = chance < 0.2 ? 'again' : chance < 0.32 ? 'hard' : chance < 0.85 ? 'good' : 'easy';
    return { card: `card-${card}`, grade, at: new Date(at) };
  });
  return log.sort((x, y) => x.at.getTime() - y.at.getTime());
}
