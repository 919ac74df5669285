import { useQuery } from '@tanstack/react-query';
import {
  BookOpen,
  ChartNoAxesColumn,
  Cloud,
  Keyboard,
  Layers,
  LayoutGrid,
  Library,
  LogOut,
  Palette as PaletteIcon,
  Plus,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { CommandPalette } from '../components/command-palette.tsx';
import { useLogout } from '../features/auth/auth.queries.ts';
import { shortNameOf, titleOf } from '../features/folders/folder.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { type Command, useOfferedCommands, useOfferedFallbacks } from '../lib/commands.ts';
import { useUserId } from '../lib/session/session-store.ts';
import { setOverlay } from '../lib/shell.ts';
import { chooseTheme, themes } from '../lib/theme.ts';

/** The command palette with what every screen can do, and what this one offers besides. */
export default function Palette() {
  const offered = useOfferedCommands();
  const fallbacks = useOfferedFallbacks();
  const general = useGeneralCommands();
  return (
    <CommandPalette
      open
      onOpenChange={(open) => setOverlay(open ? 'palette' : null)}
      commands={[...offered.flat(), ...general]}
      fallbacks={fallbacks}
      placeholder="Search courses, files, commands"
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
        group: 'Courses',
        icon: BookOpen,
        hint: folder.course?.code ?? undefined,
        keywords: [folder.name, shortNameOf(folder), folder.course?.professor ?? ''],
        run: () => void navigate(`/syllabus/${folder.folderId}`),
      }),
    );
    const looks = themes.map(
      (theme): Command => ({
        id: `theme-${theme.name}`,
        label: `${theme.displayName} theme`,
        group: 'Theme',
        icon: PaletteIcon,
        hint: theme.description,
        keywords: ['theme', 'colour', 'color', theme.dark ? 'dark' : 'light'],
        run: () => chooseTheme(theme.name),
      }),
    );
    return [
      ...courses,
      {
        id: 'dashboard',
        label: 'All courses',
        group: 'Go to',
        icon: LayoutGrid,
        keys: 'g d',
        keywords: ['dashboard', 'home'],
        run: () => void navigate('/dashboard'),
      },
      {
        id: 'review',
        label: 'Review cards',
        group: 'Go to',
        icon: Layers,
        keys: 'g r',
        keywords: ['flashcards', 'queue', 'due', 'remember', 'repeat'],
        run: () => void navigate('/review'),
      },
      {
        id: 'progress',
        label: 'Progress',
        group: 'Go to',
        icon: ChartNoAxesColumn,
        keys: 'g p',
        keywords: ['mastery', 'what to study next', 'time spent', 'exams'],
        run: () => void navigate('/progress'),
      },
      {
        id: 'wiki',
        label: 'Course wiki',
        group: 'Go to',
        icon: Library,
        keys: 'g w',
        keywords: ['shared', 'public', 'discover', 'other courses', 'publish'],
        run: () => void navigate('/wiki'),
      },
      {
        id: 'new-course',
        label: 'New course',
        group: 'Go to',
        icon: Plus,
        keywords: ['add', 'upload', 'syllabus', 'folder'],
        run: () => void navigate('/dashboard/new'),
      },
      {
        id: 'bin',
        label: 'Bin',
        group: 'Go to',
        icon: Trash2,
        keywords: ['deleted', 'restore', 'undo', 'trash'],
        run: () => void navigate('/dashboard/bin'),
      },
      {
        id: 'drives',
        label: 'Drives',
        group: 'Go to',
        icon: Cloud,
        keywords: ['webdav', 'nextcloud', 'owncloud', 'google', 'storage', 'connect'],
        run: () => void navigate('/drives'),
      },
      ...looks,
      {
        id: 'account',
        label: 'Account and settings',
        group: 'Account',
        icon: UserRound,
        keywords: ['profile', 'browsers', 'sessions', 'theme', 'purchases', 'delete'],
        run: () => void navigate('/account'),
      },
      {
        id: 'shortcuts',
        label: 'Keyboard shortcuts',
        group: 'Account',
        icon: Keyboard,
        keys: '[Shift]+?',
        keywords: ['keys', 'help'],
        run: () => setOverlay('shortcuts'),
      },
      {
        id: 'sign-out',
        label: 'Sign out',
        group: 'Account',
        icon: LogOut,
        keywords: ['log out'],
        run: () => signOut(userId),
      },
    ];
  }, [data, navigate, signOut, userId]);
}
