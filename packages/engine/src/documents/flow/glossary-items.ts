import { glossaryHeading } from '../../lexicon/summary-headings.ts';
import type { FlowNode } from './flow.ts';
import { type RichText, splitRichText } from './rich-text.ts';

/** A term of a few words, a sign, and what it means. */
const entry = /^[\p{L}\d“"‘'(][^:\n–—]{0,60}(?::|\s[–—-])\s+\S+\s\S/u;

/** A term is parted from what it means by a sign, or by its type. */
const isEntry = ({ text, marks }: RichText): boolean =>
  entry.test(text) ||
  marks.some(({ style, start, end }) => style === 'bold' && start === 0 && /^\s\S+\s\S/.test(text.slice(end)));

/**
 * The flow with the entries of a glossary as items of a list, whether the source has them as paragraphs or as lines of
 * one: each is then found and quoted without its neighbours.
 */
export function* withGlossaryItems(flow: Iterable<FlowNode>): Generator<FlowNode> {
  let isGlossary = false;
  for (const node of flow) {
    if (node.kind === 'heading') isGlossary = glossaryHeading.test(node.content.text);
    if (!isGlossary || node.kind !== 'paragraph') {
      yield node;
      continue;
    }
    const lines = splitRichText(node.content, '\n').filter(({ text }) => text !== '');
    if (lines.length === 0 || !lines.every(isEntry)) yield node;
    else for (const content of lines) yield { kind: 'list-item', depth: 0, marker: null, content, place: node.place };
  }
}
