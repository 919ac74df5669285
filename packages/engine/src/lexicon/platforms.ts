/**
 * Where courses keep their material and take in work: products that many schools use, never the name that one campus
 * gives to its own.
 */
export const platforms: readonly string[] = [
  'canvas',
  'moodle',
  'blackboard',
  'brightspace',
  'd2l',
  'sakai',
  'schoology',
  'google classroom',
  'gradescope',
  'turnitin',
];

/** Services where texts are to be read or watched. */
export const readingServices: readonly string[] = ['perusall', 'kanopy', 'jstor'];
