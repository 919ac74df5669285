import { t } from '@lingui/core/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { z } from 'zod';
import { storedValue } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuChoices } from '../../ui/menu.tsx';
import { type Folder, titleOf } from './folder.ts';

const sorts = { due: t`Next due`, name: t`Name`, added: t`Last added` } as const;
const sortedBy = { due: t`Sort by next due`, name: t`Sort by name`, added: t`Sort by last added` } as const;
const courseSort = z.enum(['due', 'name', 'added']);
export type CourseSort = z.infer<typeof courseSort>;
const stored = storedValue('course-sort', courseSort);

export function useCourseSort(): [CourseSort, (sort: CourseSort) => void] {
  const [sort, setSort] = useState<CourseSort>(() => stored.get() ?? 'due');
  return [
    sort,
    (next) => {
      stored.set(next);
      setSort(next);
    },
  ];
}

export function sortCourses<T extends { folder: Folder; nextDue: string | null }>(
  courses: readonly T[],
  sort: CourseSort,
): T[] {
  const byName = (one: T, other: T) => titleOf(one.folder).localeCompare(titleOf(other.folder));
  const orders: Record<CourseSort, (one: T, other: T) => number> = {
    // Courses with nothing due come last.
    due: (one, other) => (one.nextDue ?? '9').localeCompare(other.nextDue ?? '9') || byName(one, other),
    name: byName,
    added: (one, other) => other.folder.createdAt.localeCompare(one.folder.createdAt),
  };
  return courses.toSorted(orders[sort]);
}

export function CourseSortMenu({ sort, onSort }: { sort: CourseSort; onSort: (sort: CourseSort) => void }) {
  const label = sortedBy[sort];
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" aria-label={label}>
          <span className="max-md:hidden">{label}</span>
          <span className="md:hidden">{sorts[sort]}</span>
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
    >
      <MenuChoices
        label={t`Sort courses`}
        value={sort}
        choices={courseSort.options.map((value) => ({ value, label: sorts[value] }))}
        onChange={(value) => onSort(courseSort.parse(value))}
      />
    </Menu>
  );
}
