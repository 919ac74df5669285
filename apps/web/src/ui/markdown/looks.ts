/**
 * How the parts of a Markdown text look, for what reads Markdown and for what stands in its place until that is here.
 */
export const looks = {
  text: 'space-y-0 [overflow-wrap:anywhere]',
  paragraph: 'type-read mt-2 first:mt-0',
  bullets: 'type-read mt-2 list-disc ps-5',
  numbers: 'type-read mt-2 list-decimal ps-5',
  item: 'mt-1.5 ps-0.5 marker:text-muted',
  code: 'rounded-sm bg-sunken px-1 py-px font-mono text-[0.875em] [overflow-wrap:anywhere]',
} as const;
