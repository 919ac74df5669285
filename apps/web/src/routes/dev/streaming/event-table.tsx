import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import { Icon } from '../../../ui/icon.tsx';
import type { LogLine } from './stream-log.ts';

/** Every event with its id, its time, its size, and whether it is what the contract says. */
export function EventTable({ lines }: { lines: readonly LogLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it must be reachable without a mouse
    <section tabIndex={0} aria-label="Events" className="overflow-x-auto rounded-lg border border-default bg-surface">
      <table className="tabular w-full text-sm max-md:block md:min-w-176">
        <thead className="border-b text-start text-muted text-xs max-md:sr-only">
          <tr>
            <Head>No.</Head>
            <Head>Time</Head>
            <Head>Event</Head>
            <Head>Id</Head>
            <Head>Size</Head>
            <Head>Contract</Head>
            <Head>Data</Head>
          </tr>
        </thead>
        {/* On a phone, each event is its facts in a line or two, and its data below them. */}
        <tbody className="max-md:block">
          {lines.map((line, index) => (
            <tr
              key={index}
              className={`border-b align-top last:border-b-0 max-md:flex max-md:flex-wrap max-md:py-1 ${line.kind === 'event' ? '' : 'text-muted'}`}
            >
              <Cell>{index + 1}</Cell>
              <Cell>{Math.round(line.at)} ms</Cell>
              <Cell>{line.name}</Cell>
              <Cell>{line.id ?? ''}</Cell>
              <Cell>{line.size === null ? '' : `${line.size} B`}</Cell>
              <Cell>{line.kind === 'event' && <Verdict problem={line.problem} />}</Cell>
              <td className="px-3 py-1.5 max-md:w-full max-md:empty:hidden md:max-w-120">
                {line.data && <code className="font-mono text-xs [overflow-wrap:anywhere]">{line.data}</code>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Verdict({ problem }: { problem: string | null }) {
  return (
    <span className={`inline-flex items-center gap-1 ${problem === null ? '' : 'text-danger'}`}>
      <Icon of={problem === null ? Check : CircleX} size={14} />
      {problem ?? 'Valid'}
    </span>
  );
}

const Head = ({ children }: { children: string }) => <th className="px-3 py-1.5 font-medium">{children}</th>;
const Cell = ({ children }: { children: React.ReactNode }) => (
  <td className="px-3 py-1.5 max-md:empty:hidden max-md:[overflow-wrap:anywhere]">{children}</td>
);
