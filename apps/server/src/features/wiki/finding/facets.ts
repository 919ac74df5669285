import type { FacetCell, FacetName, WikiFilters } from './search.repo.ts';

interface FacetCounts {
  /** The most frequent first. */
  listed: { value: string; count: number }[];
  /** Values that are not among them. */
  more: number;
}

export interface Facets {
  /** Pages that pass all filters. */
  total: number;
  counts: Record<FacetName, FacetCounts>;
}

const mostShown = 50;
const dimensions: readonly FacetName[] = ['subject', 'university', 'academicLevel'];

/** Counts each facet with the other filters applied, so that another value of it can be chosen. */
export function facetsOf(cells: readonly FacetCell[], filters: WikiFilters): Facets {
  const passes = (cell: FacetCell, but: FacetName | null): boolean =>
    dimensions.every((name) => name === but || filters[name] === null || keyOf(cell, name) === filters[name]);
  const total = cells.reduce((sum, cell) => sum + (passes(cell, null) ? cell.count : 0), 0);
  const countsOf = (name: FacetName): FacetCounts => {
    const counted = new Map<string, { value: string; count: number }>();
    for (const cell of cells) {
      const key = keyOf(cell, name);
      if (key === null || !passes(cell, name)) continue;
      const value = shownOf(cell, name) ?? key;
      const entry = counted.get(key);
      if (!entry) counted.set(key, { value, count: cell.count });
      else {
        entry.count += cell.count;
        // Of several spellings always the same one.
        if (value < entry.value) entry.value = value;
      }
    }
    const sorted = [...counted.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    return { listed: sorted.slice(0, mostShown), more: Math.max(0, sorted.length - mostShown) };
  };
  return {
    total,
    counts: {
      subject: countsOf('subject'),
      university: countsOf('university'),
      academicLevel: countsOf('academicLevel'),
    },
  };
}

const keyOf = (cell: FacetCell, name: FacetName): string | null =>
  name === 'university' ? cell.universityKey : cell[name];
const shownOf = (cell: FacetCell, name: FacetName): string | null => cell[name];
