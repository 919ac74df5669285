import { type ComponentType, lazy, useState } from 'react';
import { loadWhenOnline } from './load-when-online.ts';

/** A part of the app in a chunk of its own. */
export interface LazyModule<M> {
  /** Fetches it, once. */
  load: () => Promise<M>;
  /** The part where it is here already. */
  here: () => M | null;
}

const soon: LazyModule<unknown>[] = [];
let isSoonNow = false;

/**
 * A part that the first screen can do without. `soon`: it is fetched as soon as that screen is at rest, so that what a
 * press opens is there at once.
 */
export function lazyModule<M>(load: () => Promise<M>, { soon: isSoon = false } = {}): LazyModule<M> {
  let here: M | null = null;
  let fetched: Promise<M> | null = null;
  const fetch = async () => {
    here = await loadWhenOnline(load);
    return here;
  };
  const made: LazyModule<M> = {
    load: () => {
      fetched ??= fetch().catch((error) => {
        fetched = null;
        throw error;
      });
      return fetched;
    },
    here: () => here,
  };
  if (isSoon) soon.push(made);
  if (isSoon && isSoonNow) void made.load().catch(() => undefined);
  return made;
}

/** Fetches all parts that are wanted soon. What does not come is asked for again where it is used. */
export async function prefetchModules(): Promise<void> {
  isSoonNow = true;
  await Promise.allSettled(soon.map(({ load }) => load()));
}

/** A component of a part: drawn at once where the part is here, else as `lazy` does. */
export function lazyComponent<M, P extends object>({ load, here }: LazyModule<M>, pick: (part: M) => ComponentType<P>) {
  const Awaited = lazy(async () => ({ default: pick(await load()) }));
  return function Later(props: P) {
    const [Component] = useState((): ComponentType<P> => {
      const loaded = here();
      return loaded ? pick(loaded) : Awaited;
    });
    return <Component {...props} />;
  };
}
