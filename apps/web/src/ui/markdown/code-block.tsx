import { t } from '@lingui/core/macro';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../copy-text.ts';
import { IconButton } from '../icon-button.tsx';

/** Code in its frame. Colours come once it is whole: they change no width, so nothing moves. */
export function CodeBlock({ code, language, writing }: { code: string; language: string; writing: boolean }) {
  const coloured = useColours(code, language, !writing);
  return (
    <figure className="mt-3 overflow-hidden rounded-lg border border-default bg-surface">
      <figcaption className="flex h-9 touch:h-11 items-center justify-between border-b ps-3 text-muted text-xs">
        {language || t`Code`}
        <IconButton
          icon={Copy}
          label={t`Copy the code`}
          size="sm"
          iconSize={14}
          onClick={() => void copyText(code, t`Code copied`)}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it must be reachable without a
          mouse */}
      <pre tabIndex={0} className="overflow-x-auto px-3 py-2.5 font-mono text-[0.8125rem] leading-5">
        <code>{coloured ?? code}</code>
      </pre>
    </figure>
  );
}

function useColours(code: string, language: string, whole: boolean): ReactNode[] | null {
  const [coloured, setColoured] = useState<{ code: string; pieces: ReactNode[] } | null>(null);
  useEffect(() => {
    if (!whole || !language) return;
    let wanted = true;
    void import('./highlight.ts').then(({ highlight }) => {
      const pieces = highlight(code, language);
      if (wanted && pieces) setColoured({ code, pieces });
    });
    return () => {
      wanted = false;
    };
  }, [code, language, whole]);
  return coloured?.code === code ? coloured.pieces : null;
}
