import { t } from '@lingui/core/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import Layers from 'lucide-react/icons/layers';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Sheet from 'lucide-react/icons/sheet';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import type { Making } from './use-making.ts';
import { cardsCsvUrl, markdownUrl } from './week.queries.ts';

/** What can be done with all activities of a week. */
export function ActivitiesMenu({ folderId, week, making }: { folderId: string; week: number; making: Making }) {
  const navigate = useNavigate();
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t`More for the activities of week ${week}`} size="sm" />}>
      <MenuItem
        icon={RefreshCw}
        hint={t`Your edits stay`}
        disabled={making.step !== null}
        onSelect={() => making.start({ anew: true })}
      >{t`Make anew`}</MenuItem>
      <MenuItem
        icon={Layers}
        onSelect={() => void navigate(`/syllabus/${folderId}/cards`)}
      >{t`All cards of the course`}</MenuItem>
      <MenuSeparator />
      <MenuItem icon={Sheet} onSelect={() => download(cardsCsvUrl(folderId, week))}>{t`Cards as CSV`}</MenuItem>
      <MenuItem
        icon={FileText}
        onSelect={() => download(markdownUrl(folderId, week))}
      >{t`Activities as Markdown`}</MenuItem>
    </Menu>
  );
}

/** The server names the file. */
function download(url: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: '' });
  document.body.append(link);
  link.click();
  link.remove();
}
