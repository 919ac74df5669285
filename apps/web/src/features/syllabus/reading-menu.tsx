import { t } from '@lingui/core/macro';
import ScrollText from 'lucide-react/icons/scroll-text';
import { MenuChoices, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { Reading } from './course-plan.ts';
import { MenuOfEntry } from './edit-menu.tsx';
import type { MarkActions } from './marks.ts';
import type { PlanEdits } from './plan-edits.ts';

export interface ReadingMenuProps {
  reading: Reading;
  marks: MarkActions | undefined;
  edits: PlanEdits | undefined;
  /** Opens its line of the syllabus; null where it has none. */
  onOpen: (() => void) | null;
}

/** How far the student is with a reading, and its line. */
export function MenuOfReading({ reading, marks, edits, onOpen }: ReadingMenuProps) {
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
      {marks && (onOpen || edits) && <MenuSeparator />}
      {onOpen && <MenuItem icon={ScrollText} onSelect={onOpen}>{t`Show in the syllabus`}</MenuItem>}
      {edits && <MenuOfEntry entry={{ kind: 'reading', of: reading }} edits={edits} />}
    </>
  );
}
