import { childOf, type XmlElement } from '../xml.ts';

/** A rectangle in the units of the file (EMU), from the top left of the slide. */
export interface SlideBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Move = (box: SlideBox) => SlideBox;
export const unmoved: Move = (box) => box;

/** Where a shape stands; null where its layout says it, or nobody. */
export function boxOf(transform: XmlElement | undefined): SlideBox | null {
  const [left, top] = pair(childOf(transform, 'off'), 'x', 'y');
  const [width, height] = pair(childOf(transform, 'ext'), 'cx', 'cy');
  if (![left, top, width, height].every(Number.isFinite)) return null;
  if (!Number.parseInt(transform?.attributes.rot ?? '0', 10)) {
    return { left, top, right: left + width, bottom: top + height };
  }
  // Turned around its middle it stays within this circle.
  const [x, y, reach] = [left + width / 2, top + height / 2, Math.hypot(width, height) / 2];
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** How the shapes of a group lie on the slide: the group has measures of its own for them. */
export function moveOf(transform: XmlElement | undefined, outer: Move): Move {
  const place = boxOf(transform);
  const [x, y] = pair(childOf(transform, 'chOff'), 'x', 'y');
  const [width, height] = pair(childOf(transform, 'chExt'), 'cx', 'cy');
  if (!place || ![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0) return outer;
  const [across, down] = [(place.right - place.left) / width, (place.bottom - place.top) / height];
  return (box) =>
    outer({
      left: place.left + (box.left - x) * across,
      top: place.top + (box.top - y) * down,
      right: place.left + (box.right - x) * across,
      bottom: place.top + (box.bottom - y) * down,
    });
}

const pair = (element: XmlElement | undefined, first: string, second: string): [number, number] => [
  Number.parseInt(element?.attributes[first] ?? '', 10),
  Number.parseInt(element?.attributes[second] ?? '', 10),
];

export const holds = (outer: SlideBox, inner: SlideBox): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

export const touches = (a: SlideBox, b: SlideBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
