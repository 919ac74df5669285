import { useEffect, useState } from 'react';
import type { LazyModule } from '../lib/lazy-module.tsx';

/**
 * For a button whose press opens something in a chunk of its own: until that is here the button stands alone, and the
 * press brings it. `asked`: the press that brought it is the one that opens it.
 */
export function useWholeOnPress(parts: LazyModule<unknown>, opensAtOnce = false) {
  const [state, setState] = useState<'alone' | 'whole' | 'asked'>(parts.here() ? 'whole' : 'alone');
  useEffect(() => {
    if (opensAtOnce) void parts.load().then(() => setState((before) => (before === 'alone' ? 'asked' : before)));
  }, [parts, opensAtOnce]);
  return {
    isWhole: state !== 'alone',
    opens: opensAtOnce || state === 'asked',
    ask: () => void parts.load().then(() => setState('asked')),
  };
}
