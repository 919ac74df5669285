import { useEffect } from 'react';

/** The tab's title: "Introduction to Sociology · Weekwise". */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Weekwise` : 'Weekwise';
  }, [title]);
}
