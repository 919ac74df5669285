import { type CSSProperties, memo } from 'react';
import { families } from './families.ts';
import { usePattern } from './patterns.ts';
import { hash, hueOf, randomFrom } from './seed.ts';
import { type CoverShape, joined } from './shapes.ts';

/** Colours are CSS variables only, so that a change of theme recolours a cover without drawing it again. */
function tonesOf(id: string): CSSProperties {
  const hue = `var(--syllabus-accent-course-${hueOf(id)})`;
  const mix = (share: string, into: string) =>
    `color-mix(in oklab, ${hue} var(--syllabus-background-${share}), var(--syllabus-background-${into}))`;
  return {
    '--cover-0': mix('cover-ground-mix', 'canvas'),
    '--cover-1': mix('cover-tone-1', 'cover-toward'),
    '--cover-2': mix('cover-tone-2', 'cover-toward'),
    '--cover-3': mix('cover-tone-3', 'cover-paper'),
    '--cover-4': mix('cover-shade', 'cover-dark'),
  } as CSSProperties;
}

/** The shapes of an id's cover: the same on every device, in every theme. `pattern`: another one of the same id. */
export function coverShapes(id: string, width: number, height: number, pattern = 0): CoverShape[] {
  const seed = hash(pattern === 0 ? id : `${id}/${pattern}`);
  const draw = families[(seed >>> 8) % families.length] ?? families[0];
  return joined(draw(randomFrom(seed), width, height));
}

/** The colour of an id, for dots, ticks and rulers that go with its cover. */
export function colourOf(id: string): string {
  return `var(--syllabus-accent-course-${hueOf(id)})`;
}

/** The soft ground that goes with the colour. */
export function softColourOf(id: string): string {
  return `var(--syllabus-background-course-${hueOf(id)})`;
}

/** A geometric pattern drawn from an id. Decorative; it fills its box and is cropped to it. */
export const Cover = memo(function Cover({
  id,
  width = 384,
  height = 144,
  className,
}: {
  id: string;
  /** Units of the drawing, multiples of 48; the box on the page may have any size. */
  width?: number;
  height?: number;
  className?: string;
}) {
  const pattern = usePattern(id);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className ?? 'block size-full'}
      style={tonesOf(id)}
    >
      <rect width={width} height={height} fill="var(--cover-0)" />
      {coverShapes(id, width, height, pattern).map((shape) => {
        const tone = `var(--cover-${shape.tone})`;
        const look = shape.stroke
          ? { fill: 'none', stroke: tone, strokeWidth: shape.stroke }
          : { fill: tone, ...(shape.seam ? { stroke: tone, strokeWidth: 1.2 } : {}) };
        return <path key={`${shape.tone}${shape.stroke ?? ''}${shape.d}`} d={shape.d} {...look} />;
      })}
    </svg>
  );
});

/** The square that stands for an id in switchers and lists. */
export function CoverSwatch({ id }: { id: string }) {
  return (
    <span className="block size-5 shrink-0 overflow-hidden rounded-sm">
      <Cover id={id} width={96} height={96} />
    </span>
  );
}
