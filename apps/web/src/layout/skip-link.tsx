/** The first stop of the Tab key: past the header, to a pane. */
export function SkipLink({
  to,
  children,
}: {
  /** Id of the target, which must be focusable. */ to: string;
  children: string;
}) {
  return (
    <a
      href={`#${to}`}
      className="fixed top-2 start-2 z-(--syllabus-z-toast) -translate-y-16 rounded-md bg-inverse px-3 py-2 font-medium text-inverse text-sm focus:translate-y-0"
    >
      {children}
    </a>
  );
}
