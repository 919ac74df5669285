/** What one part of a course's screen tells the others, without knowing who they are (spec §2). */
export interface CourseEvents {
  /** The chat changed the plan, or something made from it: what is cached of it is stale. */
  'weekwise:syllabus-cache-invalidation': { folder_id: string; message: string };
  /** The student asked the chat for a week. */
  'weekwise:open-week': { folder_id: string; week_number: number };
}

export function announce<Name extends keyof CourseEvents>(name: Name, detail: CourseEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Returns what ends the listening. */
export function listen<Name extends keyof CourseEvents>(
  name: Name,
  listener: (detail: CourseEvents[Name]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<CourseEvents[Name]>).detail);
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
}
