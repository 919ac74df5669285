import { t } from '@lingui/core/macro';
import ScrollText from 'lucide-react/icons/scroll-text';
import { MenuChoices, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { Reading } from './course-plan.ts';
import type { MarkActions } from './marks.ts';

export interface ReadingMenuProps {
  reading: Reading;
  marks: MarkActions | undefined;
  /** Opens its line of the syllabus; null where it has none. */
  onOpen: (() => void) | null;
}

/** How far the student is with a reading, and its line. */
export function MenuOfReading({ reading, marks, onOpen }: ReadingMenuProps) {
  return (
    <>
      {marks && (
        <MenuChoices
          label={t`How far you are`}
          value={reading.state}
          choices={[
            { value: 'unread', label: t`Unread` },
            { value: 'in-progress', label: t`In progress` },
            { value: 'read', label: t`Read` },
          ]}
          onChange={(state) => marks.read(reading, state as Reading['state'])}
        />
      )}
      {marks && onOpen && <MenuSeparator />}
      {onOpen && <MenuItem icon={ScrollText} onSelect={onOpen}>{t`Show in the syllabus`}</MenuItem>}
    </>
  );
}
