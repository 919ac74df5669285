import { t } from '@lingui/core/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { LucideIcon } from 'lucide-react/types';
import { Icon } from '../../../ui/icon.tsx';
import type { SystemHealth } from './health.queries.ts';

type Status = SystemHealth['status'];
const looks: Record<Status, { icon: LucideIcon; word: string; colour: string }> = {
  ok: { icon: CircleCheck, word: t`Works`, colour: 'text-accent-success' },
  degraded: { icon: TriangleAlert, word: t`Works with limits`, colour: 'text-accent-warning' },
  down: { icon: CircleX, word: t`Down`, colour: 'text-accent-danger' },
};

/** What the server stands on, part by part. */
export function HealthParts({ parts }: { parts: readonly { name: string; status: Status; detail: string }[] }) {
  return (
    <ul className="divide-y text-sm">
      {parts.map(({ name, status, detail }) => {
        const { icon, word, colour } = looks[status];
        return (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-2 first:pt-0">
            <span className="min-w-0">
              <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
              <span className="block text-muted text-xs [overflow-wrap:anywhere]">{detail}</span>
            </span>
            <span className="flex items-center gap-1.5 text-secondary text-xs">
              {word}
              <Icon of={icon} className={colour} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
