import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Area } from '../geometry.ts';
import { applyX, applyY, type Matrix } from './matrix.ts';
import type { PageResources } from './page-resources.ts';

/** With what a page paints at a moment, and where (PDF 32000-1, 8.4 and 11). */
interface PaintState {
  /** "#rrggbb"; null for a pattern or a shading. */
  fill: string | null;
  stroke: string | null;
  /** 0 (transparent) to 1. */
  fillOpacity: number;
  strokeOpacity: number;
  /** What is painted replaces what lies below it. */
  replaces: boolean;
  /** Nothing is painted beyond it. */
  clip: Area;
}

const endless: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Keeps track of colours, opacity, the clipping area and layers through a page's operators. */
export class Paint {
  state: PaintState = {
    fill: '#000000',
    stroke: '#000000',
    fillOpacity: 1,
    strokeOpacity: 1,
    replaces: true,
    clip: endless,
  };
  private readonly saved: PaintState[] = [];
  private clips = false;
  private readonly layers: boolean[] = [];
  private readonly contents: (number | null)[] = [];
  private hiddenLayers = 0;
  private readonly isLayerVisible: (layer: unknown) => boolean;

  private readonly isTagged: boolean;

  constructor({ isLayerVisible, isTagged }: Pick<PageResources, 'isLayerVisible' | 'isTagged'>) {
    this.isLayerVisible = isLayerVisible;
    this.isTagged = isTagged;
  }

  /** The innermost piece of content with a number. */
  get content(): number | null {
    return this.contents[this.contents.length - 1] ?? null;
  }

  /** Inside a layer that is switched off. */
  get isHidden(): boolean {
    return this.hiddenLayers > 0;
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  run(operator: number, args: unknown[]): void {
    const { state } = this;
    switch (operator) {
      case OPS.setFillRGBColor:
        state.fill = String(args[0]);
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = String(args[0]);
        break;
      case OPS.setFillColorN:
        state.fill = null;
        break;
      case OPS.setStrokeColorN:
        state.stroke = null;
        break;
      case OPS.setGState:
        this.applyGraphicsState(args[0]);
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.clips = true;
        break;
      case OPS.beginMarkedContent:
        this.enterLayer(true, null);
        break;
      case OPS.beginMarkedContentProps:
        if (args[0] === 'OC') this.enterLayer(this.isLayerVisible(args[1]), null);
        else this.enterLayer(true, args[1]);
        break;
      case OPS.endMarkedContent:
        this.contents.pop();
        if (this.layers.pop() === false) this.hiddenLayers -= 1;
        break;
    }
  }

  /** A path ends; where it was announced as a clipping path, nothing is painted beyond its extent from here on. */
  endPath(extent: unknown, matrix: Matrix): void {
    if (this.clips) this.clipTo(extent, matrix);
    this.clips = false;
  }

  /** `extent`: left, bottom, right and top in user space. */
  clipTo(extent: unknown, matrix: Matrix): void {
    const box = areaIn(matrix, extent);
    if (!box) return;
    this.state.clip = within(box, this.state.clip);
  }

  private enterLayer(visible: boolean, content: unknown): void {
    this.layers.push(visible);
    this.contents.push(this.isTagged && typeof content === 'number' ? content : this.content);
    if (!visible) this.hiddenLayers += 1;
  }

  private applyGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'ca') this.state.fillOpacity = Number(value);
      else if (key === 'CA') this.state.strokeOpacity = Number(value);
      else if (key === 'BM') this.state.replaces = value === 'source-over';
    }
  }
}

/** What two areas share. */
export const within = (area: Area, other: Area): Area => ({
  left: Math.max(area.left, other.left),
  top: Math.max(area.top, other.top),
  right: Math.min(area.right, other.right),
  bottom: Math.min(area.bottom, other.bottom),
});

/** A rectangle of user space as it stands on the page; null where it is none. */
export function areaIn(matrix: Matrix, extent: unknown): Area | null {
  const box = extent as ArrayLike<number> | null | undefined;
  if (box?.length !== 4) return null;
  const area: Area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let corner = 0; corner < 4; corner += 1) {
    const across = box[corner < 2 ? 0 : 2] ?? 0;
    const up = box[corner % 2 === 0 ? 1 : 3] ?? 0;
    const x = applyX(matrix, across, up);
    const y = applyY(matrix, across, up);
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
  }
  return area;
}
