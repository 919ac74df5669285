const landmarks = '[role="dialog"], main, header, nav, aside';

/**
 * The part of the page that an element stands in: what belongs to it is drawn there too, so that nothing lies outside
 * of one.
 */
export const landmarkOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(landmarks) ?? null;
