import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MarginSection } from '../../layout/margin-section.tsx';
import { citationLabel } from '../../lib/citation-label.ts';
import type { OpenPassage } from '../../lib/passage.ts';
import { emitProactiveEvent } from '../../lib/proactive/events.ts';
import { beginLine } from '../../lib/text.ts';
import { ProvenanceMark } from '../../ui/marks.tsx';
import { guideQuery, type WeekOf } from './guides.queries.ts';
import { guidePath } from './study-guide-section.tsx';

const shown = 6;

/** The first terms of a week's study guide; nothing before there is one. */
export function VocabularySection({ onOpen, ...of }: WeekOf & { onOpen: OpenPassage }) {
  const { data: guide } = useQuery(guideQuery(of));
  const terms = guide?.parts.term ?? [];
  if (terms.length === 0) return null;
  const expand = () =>
    emitProactiveEvent('section_expansion', {
      folderId: of.folderId,
      currentWeek: of.week,
      sectionType: 'vocabulary',
    });
  return (
    <MarginSection title={t`Key vocabulary`} aside={plural(terms.length, { one: '# term', other: '# terms' })}>
      <dl className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {terms.slice(0, shown).map((term) => {
          const passage = term.says.find((said) => said.passage)?.passage;
          return (
            <div key={term.id} className="min-w-0">
              <dt className="break-words font-medium font-serif text-md">{beginLine(term.title ?? '')}</dt>
              <dd className="break-words text-secondary text-sm">
                {beginLine(term.says.map(({ text }) => text).join(' '))}
                {passage && (
                  <span className="mt-1 block">
                    <ProvenanceMark onClick={() => onOpen(passage)} title={passage.quote}>
                      {citationLabel(passage)}
                    </ProvenanceMark>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {terms.length > shown && (
        <p className="mt-3 text-sm">
          <Link to={guidePath(of)} className="link" onClick={expand}>
            {t`All ${plural(terms.length, { one: '# term', other: '# terms' })}`}
          </Link>
        </p>
      )}
    </MarginSection>
  );
}
