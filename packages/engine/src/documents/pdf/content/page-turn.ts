import type { Block, Box } from '../../document.ts';
import type { PageContent, TextRotation } from '../geometry.ts';
import { type Matrix, multiply } from './matrix.ts';

interface Frame {
  width: number;
  height: number;
  transform: Matrix;
}

/** The frame in which text that runs down, to the left or up its page stands upright. */
export function uprightFrame<Turned extends Frame>(frame: Turned, turn: TextRotation): Turned {
  const { width, height, transform } = frame;
  const turns: Record<TextRotation, Matrix> = {
    0: [1, 0, 0, 1, 0, 0],
    1: [0, -1, 1, 0, 0, width],
    2: [-1, 0, 0, -1, width, height],
    3: [0, 1, -1, 0, height, 0],
  };
  const sideways = turn % 2 === 1;
  return {
    ...frame,
    width: sideways ? height : width,
    height: sideways ? width : height,
    transform: multiply(turns[turn], transform),
  };
}

/** Puts the boxes of blocks that were read upright, and from left to right, back on their pages. */
export function onTheirPages(blocks: readonly Block[], pages: readonly PageContent[]): Block[] {
  const turned = new Map(pages.filter((page) => page.turn !== 0 || page.mirrored).map((page) => [page.page, page]));
  if (turned.size === 0) return [...blocks];
  return blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => {
      const page = turned.get(line.page);
      return page ? { ...line, box: turnedBack(unmirrored(line.box, page), page) } : line;
    }),
  }));
}

const unmirrored = (box: Box, page: PageContent): Box =>
  page.mirrored ? { ...box, x: page.width - box.x - box.width } : box;

function turnedBack({ x, y, width, height }: Box, page: PageContent): Box {
  switch (page.turn) {
    case 0:
      return { x, y, width, height };
    case 1:
      return { x: page.height - y - height, y: x, width: height, height: width };
    case 2:
      return { x: page.width - x - width, y: page.height - y - height, width, height };
    case 3:
      return { x: y, y: page.width - x - width, width: height, height: width };
  }
}
