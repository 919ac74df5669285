import Clock from 'lucide-react/icons/clock';
import { HomeLink } from '../../../layout/home-link.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CitedText } from '../../../ui/cited-text.tsx';
import { FallbackNotice, MadeBy } from '../../../ui/made-by.tsx';
import { CitationChip, ConfidenceMark, PendingCitation, ProvenanceMark, UnsupportedMark } from '../../../ui/marks.tsx';
import { SourceChip } from '../../../ui/source-chip.tsx';
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
    states: {
      'From the syllabus': <ProvenanceMark onClick={quiet}>Syllabus p. 4</ProvenanceMark>,
      Generated: <ProvenanceMark kind="generated">Made from 3 passages</ProvenanceMark>,
      Edited: (
        <ProvenanceMark kind="edited" onClick={quiet}>
          Edited by you
        </ProvenanceMark>
      ),
      'Quiet: fades to its swatch': (
        <span className="group/row">
          <ProvenanceMark quiet onClick={quiet}>
            Syllabus p. 5
          </ProvenanceMark>
        </span>
      ),
    },
  },
  {
    name: 'Confidence mark',
    states: {
      Clear: <ConfidenceMark confidence={0.9} always />,
      Check: <ConfidenceMark confidence={0.7} />,
      Unsure: <ConfidenceMark confidence={0.4} />,
    },
  },
  {
    name: 'Citation',
    files: ['cited-text.tsx'],
    states: {
      'In a sentence': (
        <p className="type-read">
          <CitedText said={{ text: 'A crest is slowed first where the water is shallow.', passage }} onOpen={quiet} />
        </p>
      ),
      Open: (
        <CitationChip open onClick={quiet}>
          Breaking waves p. 4
        </CitationChip>
      ),
      'File removed': <CitationChip missing>Breaking waves p. 4</CitationChip>,
      'Still to come': <PendingCitation number={2} />,
      'Nothing supports it': <UnsupportedMark />,
    },
  },
  {
    name: 'Made by',
    files: ['made-by.tsx', 'source-chip.tsx'],
    states: {
      'Offline engine': <SourceChip source="engine" />,
      'A model': <MadeBy source="a-language-model" />,
      'The engine in a model’s place': <FallbackNotice reason="timed-out" />,
    },
  },
  {
    name: 'Chip',
    files: ['chip.tsx', 'time-left.tsx'],
    states: {
      Tones: (
        <span className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </span>
      ),
      'With an icon': (
        <Chip tone="warning" icon={Clock}>
          In 2 days
        </Chip>
      ),
      'Time left': (
        <span className="flex flex-wrap gap-2">
          <TimeLeft now={now} until="2026-03-10T12:00:00Z" />
          <TimeLeft now={now} until="2026-02-12T08:00:00Z" />
        </span>
      ),
    },
  },
  {
    name: 'Logo and avatar',
    files: ['logo.tsx', 'home-link.tsx', 'avatar.tsx'],
    states: {
      'The way home': <HomeLink />,
      'Two names, one, an address': (
        <span className="flex gap-2">
          <Avatar name="Leila Osei" />
          <Avatar name="Ruth" />
          <Avatar name="r.haldane@northmere.example" />
        </span>
      ),
    },
  },
];
