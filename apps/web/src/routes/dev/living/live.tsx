import { type ReactNode, useState } from 'react';

/** A drawing that remembers what was done to it. */
export function Live<T>({ from, children }: { from: T; children: (value: T, set: (next: T) => void) => ReactNode }) {
  const [value, set] = useState(from);
  return children(value, set);
}
