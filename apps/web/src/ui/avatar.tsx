/** Up to two initials of a name, or of the part of an address before the @; of a phone number its last two digits. */
function initialsOf(name: string): string {
  if (/^\+\d+$/.test(name)) return name.slice(-2);
  const words = name
    .split('@', 1)
    .join('')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const initials = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return initials.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}

/** A picture more than a text: who speaks to a control that holds it says the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-inverse font-semibold text-2xs text-inverse leading-none before:content-[attr(data-initials)]"
    />
  );
}
