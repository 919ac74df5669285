import { SaxesParser } from 'saxes';
import { DocumentError } from './errors.ts';
import { type ReadingLimits, refuseExpansion } from './limits.ts';

export type XmlNode = XmlElement | string;

/** An element under its local name; the office formats use no local name twice with different meanings in one place. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
}

const chunk = 64 * 1024;

/**
 * Reads one XML part into elements. Nothing outside of it is fetched and no entity is expanded beyond the five of XML.
 * @throws DocumentError `file_damaged`, `file_expands_too_far`
 */
export function parseXml(bytes: Uint8Array, limits: ReadingLimits): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [] };
  scanXml(bytes, limits, { path: [], onChild: (child) => document.children.push(child) > 0 });
  const root = document.children.find(isElement);
  if (!root) throw damagedXml();
  return root;
}

/**
 * Hands over the children of the first element that `path` leads to (names of elements, each inside the one before) one
 * by one and forgets them, so that the whole of a long part never stands in memory as elements; `visit` answers whether
 * it wants another. Returns how many nodes there were, white space included.
 * @throws DocumentError `file_expands_too_far`
 */
export function eachXmlChild(
  bytes: Uint8Array,
  limits: ReadingLimits,
  path: readonly string[],
  visit: (child: XmlElement) => boolean,
): number {
  let found = 0;
  scanXml(bytes, limits, {
    path,
    onChild: (child) => {
      found += 1;
      return !isElement(child) || visit(child);
    },
  });
  return found;
}

interface Scan {
  /** Local names that lead to the element whose children are wanted; none for the document itself. */
  path: readonly string[];
  /** False ends the reading. */
  onChild: (child: XmlNode) => boolean;
}

function scanXml(bytes: Uint8Array, limits: ReadingLimits, { path, onChild }: Scan): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: XmlElement[] = [];
  let depth = 0;
  let elements = 0;
  let standing = 0;
  let found = 0;
  let enough = false;
  let containerDepth = path.length === 0 ? 0 : -1;
  // A part that breaks off keeps what came before; the caller sees an empty result as damage.
  parser.on('error', () => {});
  parser.on('opentag', (tag) => {
    if (enough) return;
    depth += 1;
    elements += 1;
    if (depth > limits.depth || elements > limits.streamedElements || standing > limits.elements) refuseExpansion();
    const name = localName(tag.name);
    if (containerDepth < 0) {
      if (name === path[found]) found += 1;
      if (found === path.length) containerDepth = depth;
      return;
    }
    if (depth <= containerDepth) return;
    standing += 1;
    open.push({ name, attributes: localAttributes(tag.attributes), children: [] });
  });
  parser.on('closetag', () => {
    if (enough) return;
    const closed = depth > containerDepth && containerDepth >= 0 ? open.pop() : undefined;
    if (closed) {
      const parent = open.at(-1);
      if (parent) parent.children.push(closed);
      else {
        enough ||= !onChild(closed);
        if (path.length > 0) standing = 0;
      }
    }
    // Only the first container is read.
    if (depth === containerDepth && path.length > 0) containerDepth = Number.POSITIVE_INFINITY;
    depth -= 1;
  });
  const text = (value: string): void => {
    open.at(-1)?.children.push(value);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length && !enough; at += chunk) {
    parser.write(decoder.decode(bytes.subarray(at, at + chunk), { stream: true }));
  }
  if (enough) return;
  parser.close();
  // What a broken end leaves open is complete as far as it goes.
  const rest = open[0];
  if (rest) {
    for (let at = open.length - 1; at > 0; at -= 1) {
      const inner = open[at];
      if (inner) open[at - 1]?.children.push(inner);
    }
    onChild(rest);
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

const none: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

function localAttributes(attributes: Record<string, string>): Readonly<Record<string, string>> {
  let local: Record<string, string> | null = null;
  for (const name in attributes) {
    if (name.startsWith('xmlns')) continue;
    local ??= Object.create(null) as Record<string, string>;
    const key = localName(name);
    // Of two attributes called the same, the one with a prefix is the one that says more: `r:id` beside `id`.
    if (key !== name || !(key in local)) local[key] = attributes[name] ?? '';
  }
  return local ?? none;
}

export function isElement(node: XmlNode): node is XmlElement {
  return typeof node !== 'string';
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child): child is XmlElement => isElement(child) && child.name === name);
}

export function* childrenOf(element: XmlElement | undefined, name?: string): Generator<XmlElement> {
  for (const child of element?.children ?? []) {
    if (isElement(child) && (name === undefined || child.name === name)) yield child;
  }
}

/** The `val` of a child: how WordprocessingML spells a property. */
export function propertyOf(element: XmlElement | undefined, name: string): string | undefined {
  return childOf(element, name)?.attributes.val;
}

/** All text inside of an element. */
export function xmlText(element: XmlElement): string {
  return element.children.map((child) => (isElement(child) ? xmlText(child) : child)).join('');
}

/** Every element of a name, at any depth. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (child.name === name) yield child;
    else yield* descendantsOf(child, name);
  }
}

export function damagedXml(): DocumentError {
  return new DocumentError('file_damaged', 'This file is damaged or incomplete. Download or save it again.');
}
