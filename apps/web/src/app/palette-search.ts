import { t } from '@lingui/core/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import BookText from 'lucide-react/icons/book-text';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import TextSearch from 'lucide-react/icons/text-search';
import { useMatch, useNavigate } from 'react-router';
import { fewestLetters, type TextMatch, textSearchQuery } from '../features/files/text-search.ts';
import { type Folder, shortNameOf } from '../features/folders/folder.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import type { CoursePlan } from '../features/syllabus/course-plan.ts';
import { planQuery } from '../features/syllabus/syllabus.queries.ts';
import type { Command } from '../lib/commands.ts';
import { formatDate } from '../lib/dates.ts';
import { isDemo } from '../lib/demo.ts';
import { useUserId } from '../lib/session/session-store.ts';
import { passageParam } from '../lib/source-target.ts';
import { inLine } from '../lib/text.ts';
import { useSettled } from '../lib/use-settled.ts';

/** Of one course, and of each where all are looked through. */
const most = { ofOne: 6, ofEach: 3 };
/** Courses whose files are looked through at once: the newest. */
const mostCourses = 6;
const rest = 250;

export interface PaletteSearch {
  /** Readings and assignments of all courses, to be matched by what they are called. */
  items: Command[];
  /** Places in files that have the words: matched by the server. */
  found: Command[];
  searching: boolean;
}

/** What the typed words find beyond commands: readings, assignments, and the text of files. */
export function usePaletteSearch(typed: string): PaletteSearch {
  const navigate = useNavigate();
  const { data } = useQuery(startupQuery(useUserId()));
  const open = useMatch('/syllabus/:folderId/*')?.params.folderId;
  const folders = (data?.folders ?? []).filter(({ folderId }) => !isDemo(folderId));
  const isTyped = typed.length >= 2;
  const planned = folders.filter(({ course }) => course !== null);
  const plans = useQueries({
    queries: planned.map(({ folderId }) => ({ ...planQuery(folderId), refetchOnMount: false, enabled: isTyped })),
  });
  const items = isTyped
    ? planned.flatMap((folder, index) => planItems(folder, plans[index]?.data ?? null, (to) => void navigate(to)))
    : [];

  const words = useSettled(typed, rest);
  const wanted = folders.filter(({ folderId }) => !open || folderId === open).slice(0, mostCourses);
  const searches = useQueries({
    queries: wanted.map(({ folderId }) => ({
      ...textSearchQuery(folderId, words, open ? most.ofOne : most.ofEach),
      enabled: words.length >= fewestLetters,
    })),
  });
  const isSearched = typed.length >= fewestLetters && wanted.length > 0;
  const found = wanted.flatMap((folder, index) =>
    isSearched && typed === words ? (searches[index]?.data ?? []).map((match) => placeOf(folder, match, navigate)) : [],
  );
  return { items, found, searching: isSearched && (typed !== words || searches.some(({ isFetching }) => isFetching)) };
}

function planItems(folder: Folder, plan: CoursePlan | null, go: (to: string) => void): Command[] {
  if (!plan) return [];
  const { folderId } = folder;
  const course = shortNameOf(folder);
  const readings = plan.weeks.flatMap((week) =>
    week.readings.map(
      ({ id, title, author }): Command => ({
        id: `reading-${id}`,
        label: title,
        group: t`Readings`,
        icon: BookText,
        hint: t`${course}, week ${week.weekNumber}`,
        keywords: author ? [author] : [],
        run: () => go(`/syllabus/${folderId}?week=${week.weekNumber}`),
      }),
    ),
  );
  const assignments = [...plan.weeks.flatMap((week) => week.assignments), ...plan.assignmentsOutsideSchedule].map(
    ({ id, title, dueDate }): Command => ({
      id: `assignment-${id}`,
      label: title,
      group: t`Assignments`,
      icon: ClipboardList,
      hint: dueDate ? t`${course}, due ${formatDate(dueDate, 'short')}` : course,
      run: () => go(`/syllabus/${folderId}/assignments/${id}`),
    }),
  );
  return [...readings, ...assignments];
}

function placeOf(
  folder: Folder,
  { id, fileId, fileName, target, pageName }: TextMatch,
  navigate: ReturnType<typeof useNavigate>,
): Command {
  const query = new URLSearchParams({ file: fileId, passage: passageParam(target) });
  return {
    id: `text-${id}`,
    label: target.quote,
    group: t`In your files`,
    icon: TextSearch,
    hint: inLine([fileName, pageName && t`p. ${pageName}`]),
    run: () => void navigate(`/syllabus/${folder.folderId}?${query}`, { state: { target, pushed: true } }),
  };
}
