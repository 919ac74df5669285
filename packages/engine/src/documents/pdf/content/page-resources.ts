import type { Typeface } from './typeface.ts';

export interface Font extends Typeface {
  /** Glyph widths times this are text space units. */
  unit: number;
}

export type FontSource = (loadedName: string) => Font;

/** What a page's operators refer to. */
export interface PageResources {
  fonts: FontSource;
  /** False for a layer that viewers do not show. */
  isLayerVisible: (layer: unknown) => boolean;
  /** The file's tags are read: words keep the piece of content that they are in. */
  isTagged: boolean;
}
