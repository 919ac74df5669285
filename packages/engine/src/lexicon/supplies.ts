/** What students are told to bring along and hand nothing in with: "bring a blue book". */
export const supplies = [
  ...['blue book', 'blue books', 'bluebook', 'bluebooks', 'pencil', 'pencils', 'pen', 'pens', 'calculator', 'ruler'],
  ...['scantron', 'scantrons', 'laptop', 'laptops', 'notebook', 'textbook', 'dictionary', 'student id', 'photo id'],
  ...['id card', 'boots', 'goggles', 'lab coat', 'compass', 'index card', 'index cards', 'snacks', 'umbrella'],
] as const;
