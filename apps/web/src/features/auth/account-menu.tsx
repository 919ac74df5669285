import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import CircleUser from 'lucide-react/icons/circle-user';
import Cloud from 'lucide-react/icons/cloud';
import Gauge from 'lucide-react/icons/gauge';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import { useNavigate } from 'react-router';
import { messageOf } from '../../lib/api/errors.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { ThemeChoices } from '../../ui/theme-menu.tsx';
import { sayFailed } from '../../ui/toast.ts';
import { adminStatusQuery } from './admin-status.queries.ts';
import { useLogout } from './auth.queries.ts';

/** Who is signed in, the look of the app, and the way out. */
export function AccountMenu({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const session = useSession();
  const logout = useLogout();
  const navigate = useNavigate();
  if (session.status !== 'signed-in') return null;
  const { userId, name, email } = session.record;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t`Account: ${name || email}`}
          className="relative rounded-full after:absolute after:-inset-2"
        >
          <Avatar name={name || email} />
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        {name && name !== email && <p className="font-medium">{name}</p>}
        {email && <p className="max-w-64 truncate text-muted text-sm">{email}</p>}
      </div>
      <MenuSeparator />
      <ThemeChoices />
      <MenuSeparator />
      <MenuItem icon={CircleUser} onSelect={() => void navigate('/account')}>{t`Account`}</MenuItem>
      <MenuItem icon={Cloud} onSelect={() => void navigate('/drives')}>{t`Drives`}</MenuItem>
      <AdminItem userId={userId} />
      <MenuItem icon={Keyboard} onSelect={onShowShortcuts}>{t`Keyboard shortcuts`}</MenuItem>
      <MenuItem
        icon={LogOut}
        onSelect={() => logout.mutate(userId, { onError: (error) => sayFailed(messageOf(error)) })}
      >{t`Sign out`}</MenuItem>
    </Menu>
  );
}

/** Asked for when the menu opens; whoever is no admin sees nothing of it. */
function AdminItem({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const status = useQuery(adminStatusQuery(userId));
  if (!status.data) return null;
  return <MenuItem icon={Gauge} onSelect={() => void navigate('/admin')}>{t`Admin`}</MenuItem>;
}
