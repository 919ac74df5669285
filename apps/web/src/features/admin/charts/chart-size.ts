/** Room for the axis' numbers, left of the bars. */
export const axisWidth = 48;
export const axisHeight = 24;

export const heights = {
  large: { wide: 340, narrow: 200 },
  small: { wide: 140, narrow: 140 },
} as const;
