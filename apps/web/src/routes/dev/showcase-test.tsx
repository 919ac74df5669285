import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../lib/page-title.ts';
import { themes, useTheme } from '../../lib/theme.ts';
import { Icon } from '../../ui/icon.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { LivingPage } from './living/living-page.tsx';
import { groups } from './showcase/groups.ts';
import type { Specimen } from './showcase/specimen.ts';
import { type WholePage, wholePages } from './showcase/whole-pages.tsx';

const path = '/showcase-test';

/** Every component of the kit in every state, in the theme of the page or in all of them (spec §2). */
export default function ShowcaseTest() {
  const [query] = useSearchParams();
  const page = wholePages.find(({ key }) => key === query.get('page'));
  return page ? <Whole page={page} /> : <Kit />;
}

function Whole({ page }: { page: WholePage }) {
  const navigate = useNavigate();
  usePageTitle(page.name);
  return page.draw(() => void navigate(path));
}

function Kit() {
  const [query, setQuery] = useSearchParams();
  const all = query.get('themes') === 'all';
  const current = useTheme();
  const shown = all ? themes : themes.filter(({ name }) => name === current);
  return (
    <LivingPage
      path={path}
      title="The kit"
      lead="Every component the screens are made of, in each of its states. Choose a theme above, or see all eight at once."
      wide
    >
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ToggleGroup
          label="Themes"
          value={all ? 'all' : 'one'}
          options={[
            { value: 'one', label: 'This theme' },
            { value: 'all', label: 'All eight' },
          ]}
          onChange={(value) => setQuery(value === 'all' ? { themes: 'all' } : {}, { replace: true })}
        />
        <ul aria-label="Parts" className="-mx-2 flex flex-wrap text-sm">
          {[...groups.map(({ title }) => title), 'Whole pages'].map((title) => (
            <li key={title}>
              <a
                href={`#${anchorOf(title)}`}
                className="inline-flex min-h-8 items-center px-2 text-link hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {groups.map(({ title, specimens }) => (
        <section key={title} aria-labelledby={anchorOf(title)} className="mt-9">
          <h2 id={anchorOf(title)} className="type-card scroll-mt-16">
            {title}
          </h2>
          {specimens.map((specimen) => (
            <Plate key={specimen.name} specimen={specimen} shown={shown} />
          ))}
        </section>
      ))}
      <section aria-labelledby="whole-pages" className="mt-9">
        <h2 id="whole-pages" className="type-card scroll-mt-16">
          Whole pages
        </h2>
        <ul className="mt-3 grid gap-3 md:grid-cols-2">
          {wholePages.map(({ key, name, note }) => (
            <li key={key} className="relative rounded-lg border bg-surface p-4 hover:bg-raised">
              <Link to={`${path}?page=${key}`} className="font-medium after:absolute after:inset-0 after:rounded-lg">
                {name} <Icon of={ArrowUpRight} size={14} className="inline" />
              </Link>
              <p className="mt-0.5 text-secondary text-sm">{note}</p>
            </li>
          ))}
        </ul>
      </section>
    </LivingPage>
  );
}

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** One component: its states, once for each theme that is shown. */
function Plate({
  specimen: { name, note, wide, states },
  shown,
}: {
  specimen: Specimen;
  shown: readonly (typeof themes)[number][];
}) {
  return (
    <article aria-label={name} className="mt-5">
      <h3 className="font-semibold text-sm">{name}</h3>
      {note && <p className="text-muted text-xs">{note}</p>}
      <div className={clsx('mt-2', shown.length > 1 && 'grid gap-3', shown.length > 1 && !wide && 'lg:grid-cols-2')}>
        {shown.map((theme) => (
          <div
            key={theme.name}
            data-theme={shown.length > 1 ? theme.name : undefined}
            className="min-w-0 rounded-lg border bg-canvas p-4 text-primary"
          >
            {shown.length > 1 && <p className="mb-2 text-muted text-xs">{theme.displayName}</p>}
            <dl className={shown.length > 1 || wide ? 'grid gap-4' : 'grid gap-x-8 gap-y-5 md:grid-cols-2'}>
              {states.map(([label, drawing]) => (
                <div key={label} className="min-w-0">
                  <dt className="mb-1.5 text-muted text-xs first-letter:uppercase">{label}</dt>
                  <dd>{drawing}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </article>
  );
}
