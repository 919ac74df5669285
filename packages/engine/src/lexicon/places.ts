/** Where a class or an exam is held, lower case. */

/** What stands behind a name, or in front of a number: "Mill Hall 212", "Room 12". */
export const placeNouns: readonly string[] = [
  ...['hall', 'room', 'rm', 'building', 'bldg', 'auditorium', 'theatre', 'theater', 'centre', 'center', 'gymnasium'],
  ...['library', 'annex', 'pavilion'],
];
