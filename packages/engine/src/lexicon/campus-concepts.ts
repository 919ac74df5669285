import type { CourseConcept } from './course-concept.ts';

const facility = '(?:wi-?fi|cafeterias?|canteens?|dining halls?|shuttles?|lockers?|vending machines?|bike racks?)';
const some = '(?:an? |any |some |free |enough |student |visitor )*';
/** Nothing else may follow, or that it is on the campus. */
const onCampus =
  '(?: (?:on campus|(?:near|by|at|around|in|close to|next to|for) (?:(?:the|our|us|my|this)\\b.*|class|campus)))?\\W*$';

/** What stands on a campus: a reading that has the word speaks of another place. */
export const campusConcepts: readonly CourseConcept[] = [
  {
    name: 'parking',
    asks: new RegExp(
      `\\b(?:is|are) there ${some}parking(?: (?:lots?|garages?|spaces?|spots?|places?))?${onCampus}|\\b(?:where|how) (?:can|do|should|could|may) (?:i|we|students) park\\b|\\bneed (?:an? )?parking\\b|\\bwhere(?:'s| is| are) the parking\\b|^parking\\W*$`,
    ),
    says: /\b[Pp](?:arking|ARKING)\b|\bto park\b|\bpark (?:in|at|on|your)\b/,
    isPlain: true,
  },
  {
    name: null,
    asks: new RegExp(
      `\\b(?:is|are) there ${some}(?<named>${facility})${onCampus}|\\bwhere(?:'s| is| are) the (?<other>${facility})${onCampus}`,
    ),
    says: new RegExp(`\\b${facility}\\b`, 'i'),
    isExact: true,
    isPlain: true,
  },
];
