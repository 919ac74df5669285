import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Icon } from '../../components/icon.tsx';
import type { Health, PartStatus } from './health.queries.ts';

const looks: Record<PartStatus, { icon: LucideIcon; word: string; colour: string }> = {
  ok: { icon: CircleCheck, word: 'Works', colour: 'text-accent-success' },
  degraded: { icon: TriangleAlert, word: 'Works with limits', colour: 'text-accent-warning' },
  down: { icon: CircleX, word: 'Down', colour: 'text-accent-danger' },
};

/** What the server stands on, part by part. */
export function HealthList({ parts }: { parts: Health['parts'] }) {
  return (
    <ul className="border-t">
      {parts.map(({ name, status, detail }) => {
        const { icon, word, colour } = looks[status];
        return (
          <li key={name} className="flex flex-wrap gap-x-4 gap-y-0.5 border-b py-3">
            <h3 className="w-28 font-medium first-letter:uppercase">{name}</h3>
            <p className="flex w-36 items-center gap-2">
              <Icon of={icon} className={colour} />
              {word}
            </p>
            <p className="min-w-48 flex-1 text-secondary text-sm">{detail}</p>
          </li>
        );
      })}
    </ul>
  );
}
