import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { breakpoints, useMediaQuery } from '../../lib/use-media-query.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CoursePlace } from './use-course-place.ts';

/**
 * Below 1024 px: one pane at a time on a phone; on a tablet the chat slides over the centre.
 * Panes out of sight stay mounted, so that an answer goes on while the student reads.
 */
export function NarrowPanes({
  pane,
  weeks,
  centre,
  chat,
  mirrored,
  onCloseChat,
}: {
  pane: CoursePlace['pane'];
  weeks: ReactNode;
  centre: ReactNode;
  chat: ReactNode;
  /** The chat slides in from the left. */
  mirrored: boolean;
  onCloseChat: () => void;
}) {
  const tablet = useMediaQuery(breakpoints.md);
  const shown = tablet && pane === 'weeks' ? 'centre' : pane;
  return (
    <div className="relative flex min-h-0 flex-1">
      {!tablet && weeks && (
        <div
          id="weeks"
          hidden={shown !== 'weeks'}
          className={clsx('min-h-0 flex-1 flex-col', shown === 'weeks' && 'flex')}
        >
          {weeks}
        </div>
      )}
      <div
        hidden={!tablet && shown !== 'centre'}
        className={clsx('min-h-0 min-w-0 flex-1 flex-col', (tablet || shown === 'centre') && 'flex')}
      >
        {centre}
      </div>
      <div
        id="chat"
        tabIndex={-1}
        data-pane
        hidden={shown !== 'ask'}
        className={clsx(
          'min-h-0 flex-col bg-canvas outline-none',
          shown === 'ask' && 'flex',
          tablet ? 'sheet-in absolute inset-y-0 z-(--syllabus-z-panel) w-[26rem] shadow-lg' : 'flex-1',
          tablet && (mirrored ? 'start-0 border-e' : 'end-0 border-s'),
        )}
      >
        {tablet && (
          <IconButton
            icon={X}
            label={t`Close chat`}
            size="sm"
            onClick={onCloseChat}
            className="absolute top-2 end-2 z-(--syllabus-z-sticky)"
          />
        )}
        {chat}
      </div>
    </div>
  );
}
