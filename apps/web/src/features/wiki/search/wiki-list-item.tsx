import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { TermRuler } from '../../../layout/term-ruler.tsx';
import { inLine } from '../../../lib/text.ts';
import { Cover, colourOf } from '../../../ui/cover/cover.tsx';
import { bylineOf, levelNames, wikiPath } from '../wiki.ts';
import { HighlightedText } from './highlighted-text.tsx';
import type { FoundWiki } from './wiki-search.ts';

/** "11 of 14 weeks", "15 weeks, activities, guides": how much of a course is there. */
function sayExtent({ weeks, weeksPlanned, activities, guides }: FoundWiki): string {
  const extent =
    weeksPlanned < weeks
      ? t`${weeksPlanned} of ${plural(weeks, { one: '# week', other: '# weeks' })}`
      : plural(weeks, { one: '# week', other: '# weeks' });
  return inLine([extent, activities > 0 && t`activities`, guides > 0 && t`guides`]);
}

/** One course of the list; on a phone its figures stand below its name. */
export function WikiListItem({ wiki }: { wiki: FoundWiki }) {
  const { wikiId, markedTitle, snippets, level, readings, copies } = wiki;
  const byline = bylineOf(wiki);
  const extent = sayExtent(wiki);
  const figures = inLine([level && levelNames[level], plural(readings, { one: '# reading', other: '# readings' })]);
  return (
    <li className="relative grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-3 border-t py-3 hover:bg-hover max-md:px-2 md:grid-cols-[3rem_minmax(0,1fr)_7rem_15rem_5.5rem] md:items-center md:gap-x-5">
      <span className="block size-12 overflow-hidden rounded-md">
        <Cover id={wikiId} width={96} height={96} />
      </span>
      <div className="min-w-0">
        <h3 className="break-words font-medium font-serif text-md leading-6">
          <Link
            to={wikiPath(wikiId)}
            className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            <HighlightedText pieces={markedTitle} />
          </Link>
        </h3>
        {byline && <p className="break-words text-secondary text-sm">{byline}</p>}
        {snippets.length > 0 && (
          <ul className="mt-1 grid gap-0.5">
            {snippets.map(({ place, text }, index) => (
              <li key={index} className="break-words font-serif text-secondary text-sm">
                <span className="font-sans text-muted text-xs">{place}: </span>
                <HighlightedText pieces={text} />
              </li>
            ))}
          </ul>
        )}
        <p className="tabular mt-1 text-muted text-xs md:hidden">
          {[figures, extent, copies > 0 && plural(copies, { one: '# copy', other: '# copies' })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="tabular text-secondary text-sm max-md:hidden">
        {level && <span className="block">{levelNames[level]}</span>}
        {plural(readings, { one: '# reading', other: '# readings' })}
      </p>
      <div className="max-md:hidden">
        <TermRuler
          label={extent}
          colour={colourOf(wikiId)}
          current={null}
          ticks={Array.from({ length: wiki.weeks }, (_, index) => ({
            id: index,
            done: index < wiki.weeksPlanned ? 1 : 0,
          }))}
        />
        <p aria-hidden="true" className="tabular mt-1.5 text-muted text-xs">
          {extent}
        </p>
      </div>
      <p className="tabular text-end text-muted text-sm max-md:hidden">
        {copies > 0 && plural(copies, { one: '# copy', other: '# copies' })}
      </p>
    </li>
  );
}
