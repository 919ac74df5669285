import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { textOf } from '../lib/api/errors.ts';
import { sayFailed } from '../ui/toast.ts';

/** An address that names a folder nobody has leads to the first one, and says so. Null: the address is good. */
export function useFirstFolder(folderId: string | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (folderId === null) return;
    sayFailed(textOf('folder_not_found'));
    const query = new URLSearchParams(search);
    if (query.has('folder')) query.set('folder', folderId);
    const path = pathname.startsWith('/syllabus/') ? `/syllabus/${encodeURIComponent(folderId)}` : pathname;
    void navigate({ pathname: path, search: query.toString() }, { replace: true });
  }, [folderId, navigate, pathname, search]);
}
