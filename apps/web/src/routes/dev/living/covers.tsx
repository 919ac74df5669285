import type { ReactNode } from 'react';
import { Cover, CoverSwatch } from '../../../ui/cover/cover.tsx';
import { families } from '../../../ui/cover/families.ts';
import { hash, hueOf } from '../../../ui/cover/seed.ts';
import type { Specimen } from './specimen.ts';

const id = 'Tides and Coasts';
const hues = [1, 2, 3, 4, 5, 6] as const;

/** The first id of a row of names that is drawn in a family and a colour. */
function idOf(family: number, hue: number): string {
  for (let n = 1; ; n++) {
    const name = `course-${n}`;
    if ((hash(name) >>> 8) % families.length === family && hueOf(name) === hue) return name;
  }
}

/** One of `families`, by its place there, in every colour. */
const inColours = (family: number): ReactNode => (
  <div className="grid grid-cols-6 gap-2">
    {hues.map((hue) => (
      <Cover
        key={hue}
        id={idOf(family, hue)}
        width={96}
        height={96}
        className="block aspect-square w-full rounded-md"
      />
    ))}
  </div>
);

export const covers: readonly Specimen[] = [
  {
    name: 'Cover',
    files: ['cover/cover.tsx'],
    note: 'Drawn from the id of the folder alone; its colours come from the theme.',
    states: {
      Card: <Cover id={id} className="block aspect-[384/144] w-56 rounded-md" />,
      Book: <Cover id={id} width={144} height={192} className="block aspect-[3/4] w-32 rounded-md" />,
      Switcher: <CoverSwatch id={id} />,
    },
  },
  {
    name: 'Families and colours',
    states: {
      Quarters: inColours(0),
      Flags: inColours(1),
      Scallops: inColours(2),
      Weave: inColours(3),
      Lattice: inColours(4),
      Strata: inColours(5),
      Petals: inColours(6),
      Rings: inColours(7),
    },
  },
];
