import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { refreshCourse } from '../../features/syllabus/syllabus.queries.ts';
import { reviewKey } from '../../features/syllabus-review/review-key.ts';
import { listen } from '../../lib/course-events.ts';
import { coursePath } from '../../lib/demo.ts';
import { invertedCourse } from './inverted-path.ts';

/** What the chat does to the rest of the screen: a changed plan is read again, a week that was asked for opens. */
export function useChatEffects(folderId: string, { mirrored }: { mirrored: boolean }): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const endings = [
      listen('weekwise:syllabus-cache-invalidation', ({ folder_id }) => {
        if (folder_id !== folderId) return;
        void refreshCourse(client, folderId);
        void client.invalidateQueries({ queryKey: reviewKey(folderId) });
      }),
      listen('weekwise:open-week', ({ folder_id, week_number }) => {
        if (folder_id !== folderId) return;
        const course = mirrored ? `${invertedCourse(folderId)}&pane=centre&` : `${coursePath(folderId)}?`;
        void navigate(`${course}week=${week_number}`);
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client, folderId, mirrored, navigate]);
}
