import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  parseFragment,
  type TreeAdapter,
} from 'parse5';
import { flat } from '../flat.ts';
import { type ReadingLimits, refuseExpansion } from '../limits.ts';

/**
 * Parses a page as a browser does, with a bound on the number and the nesting of elements: the standard's algorithm
 * looks up the stack of open elements at every tag, so that unbounded nesting costs quadratic time.
 * @throws DocumentError `file_expands_too_far`
 */
export function parseHtml(html: string, limits: ReadingLimits): DefaultTreeAdapterTypes.Document {
  return parse(html, { treeAdapter: countingAdapter(limits), scriptingEnabled: false });
}

/** Parses what stands inside of a body, within the same bounds. */
export function parseHtmlFragment(html: string, limits: ReadingLimits): DefaultTreeAdapterTypes.ChildNode[] {
  return parseFragment(html, { treeAdapter: countingAdapter(limits), scriptingEnabled: false }).childNodes;
}

/** The parser adds words one by one; a text that grows for millions of words would be a chain of as many pieces. */
const longestText = 1 << 16;

function countingAdapter(limits: ReadingLimits): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      elements += 1;
      if (elements > limits.elements) refuseExpansion();
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    insertText(parent, text) {
      const last = parent.childNodes.at(-1);
      if (last && defaultTreeAdapter.isTextNode(last)) {
        if (last.value.length < longestText) {
          last.value += text;
          return;
        }
        last.value = flat(last.value);
      }
      defaultTreeAdapter.appendChild(parent, defaultTreeAdapter.createTextNode(text));
    },
    onItemPush() {
      depth += 1;
      if (depth > limits.depth) refuseExpansion();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
