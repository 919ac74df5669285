import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What a sign-in at another house leaves in the address. They are claims; who came is read from the cookie. */
const claims = ['auth', 'user_id', 'email', 'name'];
/** Milliseconds after which they are gone from the address (spec §9). */
const cleanupDelay = 1_000;

/** Whether this page was opened by the return from another house. Takes the claims out of the address. */
export function useLoginReturn(): boolean {
  const [query, setQuery] = useSearchParams();
  const isReturn = query.get('auth') === 'success';
  const [returned] = useState(isReturn);
  useEffect(() => {
    if (!isReturn) return;
    const timer = setTimeout(() => {
      const clean = (before: URLSearchParams) =>
        new URLSearchParams([...before].filter(([name]) => !claims.includes(name)));
      setQuery(clean, { replace: true });
    }, cleanupDelay);
    return () => clearTimeout(timer);
  }, [isReturn, setQuery]);
  return returned;
}
