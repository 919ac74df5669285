import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Logo } from '../ui/logo.tsx';

/** The way home, at the top of every page. */
export function HomeLink() {
  return (
    <Link to="/" aria-label={t`Weekwise, home`} className="inline-flex rounded-md">
      <Logo />
    </Link>
  );
}
