import { t } from '@lingui/core/macro';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import FolderIcon from 'lucide-react/icons/folder';
import Globe from 'lucide-react/icons/globe';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountMenu } from '../../features/auth/account-menu.tsx';
import { type Folder, shortNameOf, titleOf } from '../../features/folders/folder.ts';
import { publishPath } from '../../features/wiki/publish-path.ts';
import { SearchButton, TopBar } from '../../layout/top-bar.tsx';
import { isDemo } from '../../lib/demo.ts';
import { setOverlay } from '../../lib/shell.ts';
import { Button } from '../../ui/button.tsx';
import { CoverSwatch } from '../../ui/cover/cover.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { ThemeMenu } from '../../ui/theme-menu.tsx';
import { Bell } from '../shared/bell.tsx';
import { invertedCourse } from './inverted-path.ts';

export function CourseTopBar({
  folder,
  folders,
  mirrored,
  filesLink,
  filesShown,
  weeks,
  onShowChat,
}: {
  folder: Folder;
  folders: readonly Folder[];
  /** Other courses open mirrored too. */
  mirrored: boolean;
  filesLink: string;
  filesShown: boolean;
  /** The week list as a sheet, where it has no pane of its own. */
  weeks: { open: boolean; onOpenChange: (open: boolean) => void; content: ReactNode } | null;
  /** Brings a closed chat back. */
  onShowChat: (() => void) | null;
}) {
  const demo = isDemo(folder.folderId);
  return (
    <TopBar
      brand={
        <Link
          to={demo ? '/' : '/dashboard'}
          aria-label={demo ? t`Weekwise, home` : t`All courses`}
          className="relative inline-flex rounded-md after:absolute after:-inset-2"
        >
          <LogoMark />
        </Link>
      }
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            asChild
            className={`max-md:hidden ${filesShown ? 'bg-selected text-primary' : ''}`}
          >
            <Link to={filesLink} aria-current={filesShown ? 'page' : undefined}>
              <Icon of={FolderIcon} size={14} />
              {t`Files`}
            </Link>
          </Button>
          {onShowChat && (
            <Button variant="ghost" size="sm" onClick={onShowChat} className="max-md:hidden">
              <Icon of={MessageSquareText} size={14} />
              {t`Ask`}
            </Button>
          )}
          <span className={demo ? 'contents' : 'contents max-md:hidden'}>
            <ThemeMenu />
          </span>
          {!demo && <Bell />}
          {!demo && (
            <span className="-me-1 flex size-9 items-center justify-center touch:-me-2 touch:size-11">
              <AccountMenu onShowShortcuts={() => setOverlay('shortcuts')} />
            </span>
          )}
        </>
      }
    >
      {weeks && (
        <>
          <IconButton icon={List} label={t`Weeks`} onClick={() => weeks.onOpenChange(true)} className="max-md:hidden" />
          <Sheet side="left" title={t`Weeks`} open={weeks.open} onOpenChange={weeks.onOpenChange}>
            {weeks.content}
          </Sheet>
        </>
      )}
      {demo ? (
        <p className="flex min-w-0 items-center gap-2 px-1.5">
          <CourseName folder={folder} />
        </p>
      ) : (
        <>
          <CourseSwitcher folder={folder} folders={folders} mirrored={mirrored} />
          <span className="flex min-w-0 flex-1 justify-end md:justify-center">
            <SearchButton label={t`Search weeks, files and commands`} keys="/" onClick={() => setOverlay('palette')} />
          </span>
        </>
      )}
    </TopBar>
  );
}

function CourseSwitcher({
  folder,
  folders,
  mirrored,
}: {
  folder: Folder;
  folders: readonly Folder[];
  mirrored: boolean;
}) {
  const navigate = useNavigate();
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="flex h-8 min-w-0 max-w-[min(26rem,45vw)] items-center gap-2 rounded-md px-1.5 hover:bg-hover touch:h-11"
        >
          <CourseName folder={folder} />
          <Icon of={ChevronsUpDown} size={14} className="shrink-0 text-muted" />
          <span className="sr-only">{t`, change course`}</span>
        </button>
      }
    >
      <div className="max-w-80">
        <MenuChoices
          label={t`Courses`}
          value={folder.folderId}
          choices={folders.map((other) => ({
            value: other.folderId,
            label: titleOf(other),
            mark: <CoverSwatch id={other.folderId} />,
          }))}
          onChange={(folderId) => void navigate(mirrored ? invertedCourse(folderId) : `/syllabus/${folderId}`)}
        />
        <MenuSeparator />
        {folder.course && (
          <MenuItem
            icon={Globe}
            onSelect={() => void navigate(publishPath(folder.folderId))}
          >{t`Share ${shortNameOf(folder)} with the wiki`}</MenuItem>
        )}
        <MenuItem icon={LayoutGrid} onSelect={() => void navigate('/dashboard')}>{t`All courses`}</MenuItem>
      </div>
    </Menu>
  );
}

function CourseName({ folder }: { folder: Folder }) {
  const shortName = shortNameOf(folder);
  const title = titleOf(folder);
  return (
    <>
      <CoverSwatch id={folder.folderId} />
      <span className="min-w-0 truncate">
        <b className="font-semibold">{shortName}</b>
        {title !== shortName && <span className="text-secondary max-lg:hidden">&ensp;{title}</span>}
      </span>
    </>
  );
}
