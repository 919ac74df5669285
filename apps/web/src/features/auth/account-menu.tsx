import { Keyboard, LogOut } from 'lucide-react';
import { Avatar } from '../../components/avatar.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { ThemeChoices } from '../../components/theme-menu.tsx';
import { sayFailed } from '../../components/toast.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useLogout } from './auth.queries.ts';

/** Who is signed in, the look of the app, and the way out. */
export function AccountMenu({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const session = useSession();
  const logout = useLogout();
  if (session.status !== 'signed-in') return null;
  const { userId, name, email } = session.record;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account: ${name || email}`}
          className="relative rounded-full after:absolute after:-inset-2"
        >
          <Avatar name={name || email} />
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        {name && name !== email && <p className="font-medium">{name}</p>}
        <p className="max-w-64 truncate text-muted text-sm">{email}</p>
      </div>
      <MenuSeparator />
      <ThemeChoices />
      <MenuSeparator />
      <MenuItem icon={Keyboard} onSelect={onShowShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem
        icon={LogOut}
        onSelect={() => logout.mutate(userId, { onError: (error) => sayFailed(messageOf(error)) })}
      >
        Sign out
      </MenuItem>
    </Menu>
  );
}
