import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { exportAccount } from '@weekwise/contracts/account.ts';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Cloud from 'lucide-react/icons/cloud';
import Download from 'lucide-react/icons/download';
import Keyboard from 'lucide-react/icons/keyboard';
import Layers from 'lucide-react/icons/layers';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Library from 'lucide-react/icons/library';
import LogOut from 'lucide-react/icons/log-out';
import PaletteIcon from 'lucide-react/icons/palette';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import UserRound from 'lucide-react/icons/user-round';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLogout } from '../features/auth/auth.queries.ts';
import { shortNameOf, titleOf } from '../features/folders/folder.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { CommandPalette } from '../layout/command-palette.tsx';
import { type Command, useOfferedCommands, useOfferedFallbacks } from '../lib/commands.ts';
import { useUserId } from '../lib/session/session-store.ts';
import { setOverlay } from '../lib/shell.ts';
import { chooseTheme, themes } from '../lib/theme.ts';
import { usePaletteSearch } from './palette-search.ts';

/** The command palette with what every screen can do, and what this one offers besides. */
export default function Palette() {
  const offered = useOfferedCommands();
  const fallbacks = useOfferedFallbacks();
  const general = useGeneralCommands();
  const [typed, setTyped] = useState('');
  const { items, found, searching } = usePaletteSearch(typed);
  // What the page itself can do comes first; what it adds to the general groups stands in them.
  const isGeneral = ({ group }: Command) => general.some((each) => each.group === group);
  const own = offered.flat().filter((command) => !isGeneral(command));
  const added = offered.flat().filter(isGeneral);
  return (
    <CommandPalette
      open
      onOpenChange={(open) => setOverlay(open ? 'palette' : null)}
      commands={[...own, ...general, ...added, ...items]}
      fallbacks={fallbacks}
      placeholder={t`Search courses, readings, files, commands`}
      onWords={setTyped}
      found={found}
      searching={searching}
    />
  );
}

function useGeneralCommands(): Command[] {
  const userId = useUserId();
  const navigate = useNavigate();
  const { mutate: signOut } = useLogout();
  const { data } = useQuery(startupQuery(userId));
  return useMemo(() => {
    const courses = (data?.folders ?? []).map(
      (folder): Command => ({
        id: `course-${folder.folderId}`,
        label: titleOf(folder),
        group: t`Courses`,
        icon: BookOpen,
        hint: folder.course?.code ?? undefined,
        keywords: [folder.name, shortNameOf(folder), folder.course?.professor ?? ''],
        run: () => void navigate(`/syllabus/${folder.folderId}`),
      }),
    );
    const looks = themes.map(
      (theme): Command => ({
        id: `theme-${theme.name}`,
        label: t`${theme.displayName} theme`,
        group: t`Theme`,
        icon: PaletteIcon,
        hint: theme.description,
        keywords: [t`theme`, t`colour`, t`color`, theme.dark ? t`dark` : t`light`],
        stays: true,
        run: () => chooseTheme(theme.name),
      }),
    );
    return [
      ...courses,
      {
        id: 'dashboard',
        label: t`All courses`,
        group: t`Go to`,
        icon: LayoutGrid,
        keys: 'g d',
        keywords: [t`dashboard`, t`home`],
        run: () => void navigate('/dashboard'),
      },
      {
        id: 'calendar',
        label: t`Due dates of the term`,
        group: t`Go to`,
        icon: CalendarRange,
        keywords: [t`calendar`, t`deadlines`, t`schedule`, t`agenda`, t`term`],
        run: () => void navigate('/dashboard?range=term'),
      },
      {
        id: 'review',
        label: t`Review cards`,
        group: t`Go to`,
        icon: Layers,
        keys: 'g r',
        keywords: [t`flashcards`, t`queue`, t`due`, t`remember`, t`repeat`],
        run: () => void navigate('/review'),
      },
      {
        id: 'progress',
        label: t`Progress`,
        group: t`Go to`,
        icon: ChartNoAxesColumn,
        keys: 'g p',
        keywords: [t`mastery`, t`what to study next`, t`time spent`, t`exams`],
        run: () => void navigate('/progress'),
      },
      {
        id: 'wiki',
        label: t`Course wiki`,
        group: t`Go to`,
        icon: Library,
        keys: 'g w',
        keywords: [t`shared`, t`public`, t`discover`, t`other courses`, t`publish`],
        run: () => void navigate('/wiki'),
      },
      {
        id: 'new-course',
        label: t`New course`,
        group: t`Go to`,
        icon: Plus,
        keywords: [t`add`, t`import`, t`upload`, t`syllabus`, t`folder`],
        run: () => void navigate('/dashboard/new'),
      },
      {
        id: 'bin',
        label: t`Bin`,
        group: t`Go to`,
        icon: Trash2,
        keywords: [t`deleted`, t`restore`, t`undo`, t`trash`],
        run: () => void navigate('/dashboard/bin'),
      },
      {
        id: 'drives',
        label: t`Drives`,
        group: t`Go to`,
        icon: Cloud,
        keywords: [t`webdav`, t`nextcloud`, t`owncloud`, t`google`, t`storage`, t`connect`],
        run: () => void navigate('/drives'),
      },
      ...looks,
      {
        id: 'account',
        label: t`Account and settings`,
        group: t`Account`,
        icon: UserRound,
        keywords: [t`profile`, t`browsers`, t`sessions`, t`theme`, t`purchases`, t`delete`],
        run: () => void navigate('/account'),
      },
      {
        id: 'export',
        label: t`Download everything`,
        group: t`Account`,
        icon: Download,
        hint: 'ZIP',
        keywords: [t`export`, t`backup`, t`save`],
        stays: true,
        run: () => window.location.assign(exportAccount.path),
      },
      {
        id: 'shortcuts',
        label: t`Keyboard shortcuts`,
        group: t`Account`,
        icon: Keyboard,
        keys: '[Shift]+?',
        keywords: [t`keys`, t`help`],
        stays: true,
        run: () => setOverlay('shortcuts'),
      },
      {
        id: 'sign-out',
        label: t`Sign out`,
        group: t`Account`,
        icon: LogOut,
        keywords: [t`log out`],
        run: () => signOut(userId),
      },
    ];
  }, [data, navigate, signOut, userId]);
}
