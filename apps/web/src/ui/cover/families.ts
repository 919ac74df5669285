import { pick, type Random, weaveBlock } from './seed.ts';
import { type CoverShape, circle, diamond, flag, mirrored, petal, quarter, rect, type Tone } from './shapes.ts';

/** Draws one family of patterns on a grid of 12 or 24 units. */
type Family = (random: Random, width: number, height: number) => CoverShape[];

/** Every tile of a grid, row by row. */
function* tiles(columns: number, rows: number, from = 0): Generator<[x: number, y: number]> {
  for (let y = from; y < rows; y++) for (let x = from; x < columns; x++) yield [x, y];
}

const quarters: Family = (random, width, height) => {
  const s = 24;
  const block = weaveBlock(random, 4, 3, (q) => ({
    corner: Math.floor(q() * 4),
    tone: pick<Tone>(q, [1, 2, 3, 1, 2, 4]),
    ground: q() < 0.34 ? pick<Tone>(q, [4, 1]) : null,
  }));
  const grounds: CoverShape[] = [];
  const discs: CoverShape[] = [];
  for (const [x, y] of tiles(width / s, height / s)) {
    const { value, flip } = block(x, y);
    if (value.ground !== null && value.ground !== value.tone)
      grounds.push({ d: rect(x * s, y * s, s, s), tone: value.ground, seam: true });
    const corner = flip ? (mirrored[value.corner] ?? 0) : value.corner;
    discs.push({ d: quarter(corner, x * s, y * s, s), tone: value.tone, seam: true });
  }
  return [...grounds, ...discs];
};

const flags: Family = (random, width, height) => {
  const s = 24;
  const block = weaveBlock(random, 4, 3, (q) => ({
    corner: Math.floor(q() * 4),
    tone: pick<Tone>(q, [1, 2, 3, 4, 1]),
    skip: q() < 0.18,
  }));
  const shapes: CoverShape[] = [];
  for (const [x, y] of tiles(width / s, height / s)) {
    const { value, flip } = block(x, y);
    if (value.skip) continue;
    const corner = flip ? (mirrored[value.corner] ?? 0) : value.corner;
    shapes.push({ d: flag(corner, x * s, y * s, s), tone: value.tone, seam: true });
  }
  return shapes;
};

const scallops: Family = (random, width, height) => {
  const radius = 24;
  const lit = weaveBlock(random, 3, 4, (q) =>
    pick<readonly Tone[]>(q, [
      [4, 1, 0, 2],
      [0, 2, 0, 3],
      [1, 0, 3, 0],
      [4, 2, 4, 1],
      [0, 1, 2, 3],
    ]),
  );
  const shapes: CoverShape[] = [];
  for (const [x, y] of tiles(width / (2 * radius) + 1, height / radius + 2, -1)) {
    const cx = x * 2 * radius + (y % 2 === 0 ? 0 : radius);
    const cy = y * (radius * 0.75) + radius;
    const { value } = lit((x + 6) % 6, (y + 4) % 4);
    for (const [index, share] of [1, 0.76, 0.52, 0.26].entries())
      shapes.push({ d: circle(cx, cy, radius * share), tone: value[index] ?? 0 });
  }
  return shapes;
};

const weave: Family = (random, width, height) => {
  const s = 24;
  const threads = 3;
  const thickness = s / (threads * 2);
  const block = weaveBlock(random, 2, 2, (q) => pick<Tone>(q, [1, 2, 3, 2]));
  const phase = random() < 0.5 ? 0 : 1;
  const shapes: CoverShape[] = [];
  for (const [x, y] of tiles(width / s, height / s)) {
    const { value } = block(x, y);
    const horizontal = (x + y + phase) % 2 === 0;
    for (let i = 0; i < threads; i++) {
      const offset = thickness / 2 + i * 2 * thickness;
      const tone = i === 1 ? value : (Math.max(1, value - 1) as Tone);
      const d = horizontal ? rect(x * s, y * s + offset, s, thickness) : rect(x * s + offset, y * s, thickness, s);
      shapes.push({ d, tone });
    }
  }
  return shapes;
};

const lattice: Family = (random, width, height) => {
  const s = 12;
  const focusX = width * (0.2 + random() * 0.6);
  const focusY = height * (0.1 + random() * 0.8);
  const density = 0.032 + random() * 0.022;
  const phase = random() * 2 * Math.PI;
  const draw = random() < 0.4 ? diamond : circle;
  const shapes: CoverShape[] = [];
  for (const [x, y] of tiles(width / s, height / s)) {
    const cx = x * s + s / 2;
    const cy = y * s + s / 2;
    const wave = (Math.sin(Math.hypot(cx - focusX, cy - focusY) * density * 2 + phase) + 1) / 2;
    const tone = wave > 0.72 ? 3 : wave > 0.38 ? 2 : 1;
    shapes.push({ d: draw(cx, cy, 1 + wave * 4.4), tone });
  }
  return shapes;
};

const strata: Family = (random, width, height) => {
  const s = 12;
  const [first, second] = [random() * 6, random() * 6];
  const layers: [level: number, tone: Tone][] = [
    [0.86, 4],
    [0.64, 1],
    [0.42, 2],
    [0.2, 3],
  ];
  return layers.map(([level, tone], index) => {
    let d = `M0 ${height}`;
    for (let x = 0; x < width / s; x++) {
      const turn = (x / (width / s)) * 2 * Math.PI;
      const wave = 0.16 * Math.sin(turn * 1.5 + first + index * 0.9) + 0.08 * Math.sin(turn * 4 + second + index * 1.7);
      const top = Math.round(Math.max(0, height * (level + wave)) / s) * s;
      d += `V${height - top}H${(x + 1) * s}`;
    }
    return { d: `${d}V${height}z`, tone };
  });
};

const petals: Family = (random, width, height) => {
  const s = 24;
  const block = weaveBlock(random, 4, 4, (q) => ({ tone: pick<Tone>(q, [1, 2, 3, 2]), ground: q() < 0.25 }));
  const shapes: CoverShape[] = [];
  for (const [x, y] of tiles(width / s, height / s)) {
    const { value } = block(x, y);
    if (value.ground) shapes.push({ d: rect(x * s, y * s, s, s), tone: 4 });
    shapes.push({ d: petal((x + y) % 2 === 1, x * s, y * s, s), tone: value.tone });
  }
  return shapes;
};

const rings: Family = (random, width, height) => {
  const s = 48;
  const block = weaveBlock(random, 3, 2, (q) => Math.floor(q() * 4));
  const shifted = random() < 0.5;
  const dots: readonly [radius: number, tone: Tone][] = [
    [0, 0],
    [7, 3],
    [11, 2],
    [15, 1],
  ];
  const shapes: CoverShape[] = [];
  for (const [x, y] of tiles(width / s + 1, height / s + 1, -1)) {
    const { value } = block((x + 6) % 6, (y + 2) % 2);
    const cx = x * s + (shifted && y % 2 !== 0 ? s / 2 : 0) + s / 2;
    const cy = y * s + s / 2;
    const [radius, tone] = dots[value] ?? [0, 0];
    if (radius > 0) shapes.push({ d: circle(cx, cy, radius), tone });
    shapes.push({ d: circle(cx, cy, 21), tone: 2, stroke: 3 });
    shapes.push({ d: circle(cx + s / 2, cy + s / 2, 6), tone: value % 2 === 1 ? 4 : 1 });
  }
  return shapes;
};

/** In the order that bits 8–10 of the id's hash choose from. */
export const families = [quarters, flags, scallops, weave, lattice, strata, petals, rings] as const;
