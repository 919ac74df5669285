import { t } from '@lingui/core/macro';
import BookOpen from 'lucide-react/icons/book-open';
import Folder from 'lucide-react/icons/folder';
import List from 'lucide-react/icons/list';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { LucideIcon } from 'lucide-react/types';
import { Link, useNavigate } from 'react-router';
import type { Week } from '../../features/syllabus/course-plan.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CoursePlace } from './use-course-place.ts';

const tab =
  'relative flex flex-col items-center justify-center gap-0.5 font-medium text-2xs text-muted aria-[current]:text-link aria-[current]:before:absolute aria-[current]:before:inset-x-[28%] aria-[current]:before:-top-px aria-[current]:before:h-0.5 aria-[current]:before:bg-accent-primary';

/** The panes of a course on a phone, below the thumb. */
export function CourseTabs({
  place,
  week,
  filesLink,
  centreLink,
  hasWeeks,
  mirrored,
  onPane,
}: {
  place: CoursePlace;
  week: Week | null;
  filesLink: string;
  /** Back to the week from the list of files. */
  centreLink: string;
  hasWeeks: boolean;
  /** The chat comes first. */
  mirrored: boolean;
  onPane: (pane: CoursePlace['pane']) => void;
}) {
  const navigate = useNavigate();
  const showsFiles = place.pane === 'centre' && place.files && !place.fileId;
  const centreLabel = place.fileId ? t`File` : week ? t`Week ${week.weekNumber}` : t`Course`;
  const ask = (
    <Tab icon={MessageSquareText} label={t`Ask`} current={place.pane === 'ask'} onPress={() => onPane('ask')} />
  );
  return (
    <nav
      aria-label={t`Course`}
      className="grid shrink-0 auto-cols-fr grid-flow-col border-default border-t bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {mirrored && ask}
      {hasWeeks && (
        <Tab icon={List} label={t`Weeks`} current={place.pane === 'weeks'} onPress={() => onPane('weeks')} />
      )}
      <Tab
        icon={BookOpen}
        label={centreLabel}
        current={place.pane === 'centre' && !showsFiles}
        onPress={() => (place.files ? void navigate(centreLink) : onPane('centre'))}
      />
      <Link to={filesLink} aria-current={showsFiles ? 'page' : undefined} className={`${tab} h-15`}>
        <Icon of={Folder} size={20} />
        {t`Files`}
      </Link>
      {!mirrored && ask}
    </nav>
  );
}

function Tab({
  icon,
  label,
  current,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  current: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" aria-current={current ? 'page' : undefined} onClick={onPress} className={`${tab} h-15`}>
      <Icon of={icon} size={20} />
      {label}
    </button>
  );
}
