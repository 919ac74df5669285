import { HomeLink } from '../../../layout/home-link.tsx';
import { MarginSection } from '../../../layout/margin-section.tsx';
import { SplitPanes } from '../../../layout/split-panes.tsx';
import { SearchButton, TopBar } from '../../../layout/top-bar.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { CardSide, EvidenceQuote, StudyCard } from '../../../ui/study-card.tsx';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;

const answer = `A wave *feels the bottom* where the water is shallower than half its length:

- long waves feel it first,
- short ones come closer in.

| Wave | Length | Feels the bottom at |
| --- | --- | --- |
| Swell | 120 m | 60 m |
| Chop | 8 m | 4 m |

In shallow water its speed is $c = \\sqrt{g d}$.

\`\`\`python
speed = (9.81 * depth) ** 0.5
\`\`\`
`;

const pane = (label: string) => <p className="p-3 text-secondary text-sm">{label}</p>;

export const structure: readonly Specimen[] = [
  {
    name: 'Margin section',
    files: ['margin-section.tsx'],
    states: {
      'With a count': (
        <MarginSection title="Readings" aside="3 items">
          <p className="type-read">The name stands in the margin; above on a phone.</p>
        </MarginSection>
      ),
    },
  },
  {
    name: 'Disclosure',
    files: ['disclosure.tsx'],
    states: {
      'Folded until it is pressed': (
        <Disclosure label="Day by day">
          <p className="type-read">Monday, 12 minutes.</p>
        </Disclosure>
      ),
    },
  },
  {
    name: 'Study card',
    files: ['study-card.tsx'],
    states: {
      'Turned, with its passage': (
        <StudyCard label="Recall: Swash">
          <CardSide kind="Recall" large>
            Swash
          </CardSide>
          <CardSide kind="Answer" divided>
            The water that runs up a beach after a wave has broken.
          </CardSide>
          <EvidenceQuote quote="runs up the beach as swash" label="Breaking waves p. 4" onOpen={quiet} />
        </StudyCard>
      ),
      'The last one': (
        <StudyCard label="Round done" last>
          <h3 className="type-week">Round done</h3>
          <p className="mt-2 font-serif text-md">12 cards, 11 remembered.</p>
        </StudyCard>
      ),
    },
  },
  {
    name: 'Text of an answer',
    files: ['markdown/markdown.tsx', 'markdown/code-block.tsx'],
    note: 'Maths and the colours of code come when they are first needed.',
    states: {
      Whole: <Markdown text={answer} />,
      'Being written': <Markdown text={'A wave **feels the bot'} writing />,
    },
  },
  {
    name: 'Top bar',
    files: ['top-bar.tsx'],
    states: {
      // Here it is part of a list of things, not of the page.
      'With search': (
        <div className="[&>header]:static">
          <TopBar brand={<HomeLink />} actions={<SearchButton label="Search" keys="/" onClick={quiet} />} />
        </div>
      ),
    },
  },
  {
    name: 'Split panes',
    files: ['split-panes.tsx', 'divider.tsx'],
    note: 'Arrow keys move a focused divider by 16 px; a double click resets it; widths are remembered.',
    states: {
      'Two panes': (
        <div className="h-40 overflow-hidden rounded-lg border bg-surface">
          <SplitPanes
            id="showcase"
            className="h-full"
            centre={pane('Centre')}
            right={{
              resizeLabel: 'Resize the sample',
              defaultSize: 160,
              minSize: 120,
              maxSize: 240,
              content: pane('Side'),
            }}
          />
        </div>
      ),
    },
  },
];
