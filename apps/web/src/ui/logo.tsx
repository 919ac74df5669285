/** The mark: an open fold of four pages, a month of weeks. */
export function LogoMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0 text-accent-primary">
      <g fill="currentColor">
        <path d="M1.5 5.5 7 9v10.5l-5.5-3.5z" />
        <path d="m7 9 5-3.5V16l-5 3.5z" opacity=".45" />
        <path d="m12 5.5 5 3.5v10.5L12 16z" />
        <path d="M17 9l5.5-3.5V16L17 19.5z" opacity=".45" />
      </g>
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-medium font-serif text-[1.0625rem] text-primary leading-6 tracking-[-0.01em]">
      <LogoMark />
      Weekwise
    </span>
  );
}
