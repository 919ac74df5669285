import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { HomeLink } from '../../layout/home-link.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { TopBar } from '../../layout/top-bar.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { themes, useTheme } from '../../lib/theme.ts';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { groups } from './living/groups.ts';
import type { Specimen } from './living/specimen.ts';
import { type WholePage, wholePages } from './living/whole-pages.tsx';

const path = '/showcase-test';
const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Every component in every state, in the theme of the page or in all of them (spec §2). */
export default function LivingPage() {
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
  usePageTitle('The kit');
  const [query, setQuery] = useSearchParams();
  const { pathname, hash } = useLocation();
  const all = query.get('themes') === 'all';
  const theme = useTheme();
  const current = themes.filter(({ name }) => name === theme);
  const shown = all ? themes : current;
  // The other addresses of the specification open their section. Some drawings scroll to themselves before.
  useEffect(() => {
    const group = groups.find((each) => each.path === pathname);
    const opened = document.getElementById(hash.slice(1) || (group ? anchorOf(group.title) : 'kit'));
    opened?.scrollIntoView();
    if (opened?.id !== 'kit') opened?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink to="main">Skip to content</SkipLink>
      <TopBar tall brand={<HomeLink />} actions={<ThemeMenu />} />
      <main id="main" tabIndex={-1} className="page pt-6 pb-20 outline-none md:pt-9">
        <h1 id="kit" tabIndex={-1} className="type-page scroll-mt-24">
          The kit
        </h1>
        <p className="mt-1.5 max-w-(--syllabus-measure) text-secondary">
          Every component the screens are made of, in each of its states. Choose a theme above, or see all eight at
          once.
        </p>
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
          <ul aria-label="Sections" className="-mx-2 flex flex-wrap text-sm">
            {[...groups, { title: 'Whole pages', path: undefined }].map(({ title, path: own }) => (
              <li key={title}>
                <Link
                  to={own ?? `${path}#${anchorOf(title)}`}
                  className="inline-flex min-h-8 items-center px-2 text-link hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {groups.map(({ title, specimens }) => (
          <section key={title} aria-labelledby={anchorOf(title)} className="mt-9">
            <h2 id={anchorOf(title)} tabIndex={-1} className="type-card scroll-mt-16 outline-none">
              {title}
            </h2>
            {specimens.map((specimen) => (
              <Plate key={specimen.name} specimen={specimen} shown={specimen.wide ? current : shown} />
            ))}
          </section>
        ))}
        <section aria-labelledby="whole-pages" className="mt-9">
          <h2 id="whole-pages" tabIndex={-1} className="type-card scroll-mt-16 outline-none">
            Whole pages
          </h2>
          <ul className="mt-3 grid gap-3 md:grid-cols-2">
            {wholePages.map(({ key, name, note }) => (
              <li key={key} className="relative rounded-lg border bg-surface p-4 hover:bg-raised">
                <Link to={`${path}?page=${key}`} className="font-medium after:absolute after:inset-0 after:rounded-lg">
                  {name}
                </Link>
                <p className="mt-0.5 text-secondary text-sm">{note}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

/** One component: its states, once for each theme that is shown. */
function Plate({
  specimen: { name, note, wide, states },
  shown,
}: {
  specimen: Specimen;
  shown: readonly (typeof themes)[number][];
}) {
  const several = shown.length > 1;
  return (
    <article aria-label={name} className="mt-5">
      <h3 className="font-semibold text-sm">{name}</h3>
      {note && <p className="text-muted text-xs">{note}</p>}
      <div className={clsx('mt-2', several && 'grid gap-3', several && !wide && 'lg:grid-cols-2')}>
        {shown.map((theme) => (
          <div
            key={theme.name}
            data-theme={several ? theme.name : undefined}
            className="min-w-0 rounded-lg border bg-canvas p-4 text-primary"
          >
            {several && <p className="mb-2 text-muted text-xs">{theme.displayName}</p>}
            <dl className={several || wide ? 'grid gap-4' : 'grid gap-x-8 gap-y-5 md:grid-cols-2'}>
              {Object.entries(states).map(([label, drawing]) => (
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
