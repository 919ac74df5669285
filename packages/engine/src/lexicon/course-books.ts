/** How a syllabus heads the books of its course. */
export const bookNouns = [
  'textbook',
  'textbooks',
  'text book',
  'text books',
  'text',
  'texts',
  'book',
  'books',
  'literature',
  'reading list',
] as const;

/** What also heads other things: taken for books where a book stands below. */
export const looseBookNouns = [
  'reading',
  'readings',
  'material',
  'materials',
  'course materials',
  'learning materials',
  'resources',
] as const;

export const requiredWords = [
  'required',
  'mandatory',
  'compulsory',
  'assigned',
  'main',
  'primary',
  'core',
  'course',
  'class',
] as const;

export const optionalWords = [
  'recommended',
  'optional',
  'suggested',
  'supplementary',
  'supplemental',
  'additional',
  'further',
  'background',
] as const;

/** What stands in the particulars of a book and seldom elsewhere. */
export const publisherWords = [
  'press',
  'publisher',
  'publishers',
  'publishing',
  'books',
  'isbn',
  'edition',
  'ed.',
  'eds.',
  'norton',
  'routledge',
  'penguin',
  'pearson',
  'wiley',
  'springer',
  'elsevier',
  'mcgraw-hill',
  'cengage',
  'macmillan',
  'sage',
  'palgrave',
  'blackwell',
  'vintage',
  'bloomsbury',
] as const;
