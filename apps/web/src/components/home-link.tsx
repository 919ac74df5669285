import { Link } from 'react-router';
import { Logo } from './logo.tsx';

/** The way home, at the top of every page. */
export function HomeLink() {
  return (
    <Link to="/" aria-label="Weekwise, home" className="inline-flex rounded-md">
      <Logo />
    </Link>
  );
}
