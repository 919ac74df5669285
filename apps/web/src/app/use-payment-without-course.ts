import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Back from a payment of which there is no course (it was given back, or the course deleted since): the return is over,
 * or its page would load for ever. The way to a new course knows what was paid.
 */
export function usePaymentWithoutCourse(isSo: boolean): void {
  const [, setQuery] = useSearchParams();
  useEffect(() => {
    if (!isSo) return;
    const clean = (before: URLSearchParams) =>
      new URLSearchParams([...before].filter(([name]) => name !== 'session_id'));
    setQuery(clean, { replace: true });
  }, [isSo, setQuery]);
}
