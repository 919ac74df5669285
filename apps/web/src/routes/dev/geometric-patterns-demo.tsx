import { Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { themes } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Cover, CoverSwatch, coverShapes } from '../../ui/cover/cover.tsx';
import { families } from '../../ui/cover/families.ts';
import { hash, hueOf } from '../../ui/cover/seed.ts';
import { Icon } from '../../ui/icon.tsx';
import { Input } from '../../ui/input.tsx';
import { LivingPage } from './living/living-page.tsx';

/** In the order of `families`. */
const familyNames = ['Quarters', 'Flags', 'Scallops', 'Weave', 'Lattice', 'Strata', 'Petals', 'Rings'] as const;
const hues = [1, 2, 3, 4, 5, 6] as const;

const familyOf = (id: string): number => (hash(id) >>> 8) % families.length;

/** The first id of a row of names that is drawn in a family and a colour. */
function idOf(family: number, hue: number): string {
  for (let n = 1; ; n++) {
    const id = `course-${n}`;
    if (familyOf(id) === family && hueOf(id) === hue) return id;
  }
}
const table = familyNames.map((name, family) => ({ name, ids: hues.map((hue) => idOf(family, hue)) }));

/** Folder covers: what an id is drawn as, every family in every colour, and one cover in every theme (spec §2). */
export default function GeometricPatternsDemo() {
  const [typed, setTyped] = useState('Tides and Coasts');
  const id = typed.trim() || 'course';
  const shapes = coverShapes(id, 384, 144);
  const nodes = shapes.length;
  return (
    <LivingPage
      path="/geometric-patterns-demo"
      title="Folder covers"
      lead="A cover is drawn from the folder’s id alone: the same on every device, whatever the course is called. Its colours come from the theme."
      wide
    >
      <Part title="One folder">
        <div className="mb-4 flex flex-wrap items-end gap-2">
          <Input
            label="Folder id"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            fieldClassName="min-w-0 flex-1 basis-60 md:max-w-96"
          />
          <Button onClick={() => setTyped(crypto.randomUUID().slice(0, 8))}>
            <Icon of={Shuffle} size={14} />
            Another id
          </Button>
        </div>
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,3fr)_8rem_minmax(0,1fr)]">
          <Crop name="Card">
            <Cover id={id} className="block aspect-[384/144] w-full rounded-lg" />
          </Crop>
          <Crop name="Book">
            <Cover id={id} width={144} height={192} className="block aspect-[3/4] w-32 rounded-md" />
          </Crop>
          <Crop name="Switcher">
            <CoverSwatch id={id} />
          </Crop>
        </div>
        <p role="status" className="tabular mt-3 text-muted text-sm">
          {familyNames[familyOf(id)]}, colour {hueOf(id)} of {hues.length}, {nodes} {nodes === 1 ? 'path' : 'paths'}
        </p>
      </Part>
      <Part title="Families and colours">
        <div className="grid gap-5 md:grid-cols-2">
          {table.map(({ name, ids }) => (
            <section key={name}>
              <h3 className="mb-1.5 text-muted text-sm">{name}</h3>
              <div className="grid grid-cols-3 gap-2 lg:grid-cols-6">
                {ids.map((each) => (
                  <button
                    key={each}
                    type="button"
                    aria-label={`${name}, colour ${hueOf(each)}: use ${each}`}
                    onClick={() => setTyped(each)}
                    className="overflow-hidden rounded-md"
                  >
                    <Cover id={each} width={96} height={96} className="block aspect-square w-full" />
                  </button>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Part>
      <Part title="Themes">
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {themes.map(({ name, displayName }) => (
            <figure key={name} data-theme={name} className="rounded-lg border bg-canvas p-2 text-primary">
              <Cover id={id} className="block aspect-[384/144] w-full rounded-md" />
              <figcaption className="mt-1.5 text-secondary text-xs">{displayName}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
    </LivingPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t pt-5">
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Crop({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="mb-1 text-muted text-xs">{name}</figcaption>
      {children}
    </figure>
  );
}
