/** `YYYY-MM-DD` where the server is; on a student's own machine that is where the student is. */
export function localDate(instant: Date): string {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
