import { bloomLevels } from '@weekwise/domain/activities.ts';
import { alternation } from './alternation.ts';

/** What a question is marked with before it asks: its number, or its level in Bloom's taxonomy. */
export const questionMark = new RegExp(
  `^(?:(?:question\\s|q\\.?\\s?)?\\d{1,3}[.):]\\s+|q(?:uestion)?[.:]\\s+|(?:level:\\s*)?(?:${alternation(bloomLevels)})\\b\\W*\\s(?=\\p{Lu}))+`,
  'iu',
);
/** What says that a statement is to be judged. */
export const judgeMark = /^\(?(?:true or false|true\s?\/\s?false|t\s?\/\s?f)\)?\s*[:.?–—-]?\s+/i;
/** What only stands beside a picture, a table or another text that an item does not bring. */
export const needsItsPlace =
  /\b(?:figures?|graphs?|diagrams?|tables?|charts?|images?|pictures?|listings?|code|passage|case|scenario|example|map)\s(?:above|below|shown|\d)|\b(?:shown|given|drawn|listed) (?:above|below|here)\b|\b(?:above|following) (?:figure|graph|diagram|table|chart|image|picture|code|passage|case|scenario|example|map)\b|\b(?:previous|last|preceding) (?:question|problem)\b/i;
/** A question that means its options. */
export const meansItsOptions =
  /\bwhich (?:one |two )?(?:of (?:the following|these|them)|(?:statement|option|choice|answer|sentence|example|one)s?)\b|_{3,}/i;
/** An option that means others. */
export const meansOtherOptions =
  /^(?:all|none|both|neither|either|any)\b.{0,20}\b(?:above|these|them|options|[a-h])\b/i;
/** The letter of an option, and the words of its answer; and that an answer names several. */
export const optionLetter = /^\W*(?:option\s)?\(?([a-h])(?:\)|[.:,–—-](?=\s|$)|\s[–—-]\s|\s*$)\W*/i;
export const severalLetters = /^\W*(?:options?\s)?\(?[a-h]\)?(?:,\s*|\s*(?:and|&|or)\s+)\(?[a-h]\b(?!\s\p{Ll})/iu;
