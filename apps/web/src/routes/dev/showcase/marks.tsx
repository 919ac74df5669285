import { Clock } from 'lucide-react';
import { HomeLink } from '../../../layout/home-link.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CitedText } from '../../../ui/cited-text.tsx';
import { Cover, CoverSwatch } from '../../../ui/cover/cover.tsx';
import { FallbackNotice, MadeBy } from '../../../ui/made-by.tsx';
import { CitationChip, ConfidenceMark, PendingCitation, ProvenanceMark, UnsupportedMark } from '../../../ui/marks.tsx';
import { TimeLeft } from '../../../ui/time-left.tsx';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;
const tones = ['plain', 'line', 'success', 'warning', 'danger', 'info', 'accent'] as const;
const passage = {
  fileId: 'f',
  fileName: 'breaking-waves.pdf',
  page: 4,
  block: 1,
  lastBlock: 1,
  quote: 'A crest is slowed first where the water is shallow.',
};
const now = Date.parse('2026-02-11T12:00:00Z');

export const marks: readonly Specimen[] = [
  {
    name: 'Provenance mark',
    files: ['marks.tsx'],
    note: 'The highlighter stroke always means “source”.',
    states: [
      [
        'From the syllabus',
        <ProvenanceMark key="s" onClick={quiet}>
          Syllabus p. 4
        </ProvenanceMark>,
      ],
      [
        'Generated',
        <ProvenanceMark key="g" kind="generated">
          Made from 3 passages
        </ProvenanceMark>,
      ],
      [
        'Edited',
        <ProvenanceMark key="e" kind="edited" onClick={quiet}>
          Edited by you
        </ProvenanceMark>,
      ],
      [
        'Quiet: fades to its swatch',
        <span key="q" className="group/row">
          <ProvenanceMark quiet onClick={quiet}>
            Syllabus p. 5
          </ProvenanceMark>
        </span>,
      ],
    ],
  },
  {
    name: 'Confidence mark',
    files: [],
    states: [
      ['Clear', <ConfidenceMark key="c" confidence={0.9} always />],
      ['Check', <ConfidenceMark key="k" confidence={0.7} />],
      ['Unsure', <ConfidenceMark key="u" confidence={0.4} />],
    ],
  },
  {
    name: 'Citation',
    files: ['cited-text.tsx'],
    states: [
      [
        'In a sentence',
        <p key="s" className="type-read">
          <CitedText said={{ text: 'A crest is slowed first where the water is shallow.', passage }} onOpen={quiet} />
        </p>,
      ],
      [
        'Open',
        <CitationChip key="o" open onClick={quiet}>
          Breaking waves p. 4
        </CitationChip>,
      ],
      [
        'File removed',
        <CitationChip key="m" missing>
          Breaking waves p. 4
        </CitationChip>,
      ],
      ['Still to come', <PendingCitation key="p" number={2} />],
      ['Nothing supports it', <UnsupportedMark key="n" />],
    ],
  },
  {
    name: 'Made by',
    files: ['made-by.tsx', 'source-chip.tsx'],
    states: [
      ['Offline engine', <MadeBy key="e" source="engine" />],
      ['A model', <MadeBy key="m" source="a-language-model" />],
      ['The engine in a model’s place', <FallbackNotice key="f" reason="timed-out" />],
    ],
  },
  {
    name: 'Chip',
    files: ['chip.tsx', 'time-left.tsx'],
    states: [
      [
        'Tones',
        <span key="t" className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </span>,
      ],
      [
        'With an icon',
        <Chip key="i" tone="warning" icon={Clock}>
          In 2 days
        </Chip>,
      ],
      [
        'Time left',
        <span key="l" className="flex flex-wrap gap-2">
          <TimeLeft now={now} until="2026-03-10T12:00:00Z" />
          <TimeLeft now={now} until="2026-02-12T08:00:00Z" />
        </span>,
      ],
    ],
  },
  {
    name: 'Cover',
    files: ['cover/cover.tsx'],
    states: [
      ['Card', <Cover key="c" id="OCN 120" className="block aspect-[384/144] w-56 rounded-md" />],
      ['Switcher', <CoverSwatch key="s" id="OCN 120" />],
    ],
  },
  {
    name: 'Logo and avatar',
    files: ['logo.tsx', 'home-link.tsx', 'avatar.tsx'],
    states: [
      ['The way home', <HomeLink key="h" />],
      [
        'Two names, one, an address',
        <span key="a" className="flex gap-2">
          <Avatar name="Leila Osei" />
          <Avatar name="Ruth" />
          <Avatar name="r.haldane@northmere.example" />
        </span>,
      ],
    ],
  },
];
