import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  type TreeAdapter,
} from 'parse5';
import { type ReadingLimits, refuseExpansion } from '../limits.ts';

/**
 * Parses a page as a browser does, with a bound on the number and the nesting of elements: the standard's algorithm
 * looks up the stack of open elements at every tag, so that unbounded nesting costs quadratic time.
 * @throws DocumentError `file_expands_too_far`
 */
export function parseHtml(html: string, limits: ReadingLimits): DefaultTreeAdapterTypes.Document {
  let elements = 0;
  let depth = 0;
  const counting: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      elements += 1;
      if (elements > limits.elements) refuseExpansion();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > limits.depth) refuseExpansion();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  return parse(html, { treeAdapter: counting, scriptingEnabled: false });
}
