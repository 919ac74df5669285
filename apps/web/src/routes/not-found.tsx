import { MapPinOff } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '../components/button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export default function NotFound() {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  return (
    <MessagePage
      icon={MapPinOff}
      title="There is no page here"
      actions={
        <Button variant="primary" size="lg" asChild>
          <Link to="/">Your courses</Link>
        </Button>
      }
    >
      <p>
        <span className="break-all font-medium text-primary">{pathname}</span> is no address of Weekwise. Check the
        spelling, or go on from your courses.
      </p>
    </MessagePage>
  );
}
