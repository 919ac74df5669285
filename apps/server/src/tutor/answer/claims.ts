import { isStopWord } from '@weekwise/engine/text/stop-words.ts';
import { words } from '@weekwise/engine/text/words.ts';

const talk =
  /^(?:hi|hello|hey|sure|certainly|of course|absolutely|great|good (?:question|luck)|thanks?|thank you|you(?:'|’)re welcome|yes|no|okay|ok|let me know|feel free|i hope|i(?:'|’)?m (?:happy|glad|sorry|afraid)|happy to help|sorry|here (?:is|are|(?:'|’)s)|in (?:short|summary|conclusion)|to sum(?:marize| up))\b/i;
const longestTalk = 12;
/** What the sources lack is said of the sources, and no line of theirs can support it. */
const aboutSources =
  /^(?:unfortunately,? |however,? |but )?(?:the|your|these|this) (?:[\w-]+ )?(?:passages?|sources?|materials?|files?|notes?|readings?|syllabus|excerpts?)\b[^.]{0,60}\b(?:do|does|did|is|are|was|were)(?: not|n(?:'|’)t)\b/i;

/** The words of a unit without Markdown's signs. */
export function plainText(text: string): string {
  return text
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Whether a sentence states something that must come from the materials: no greeting, question, heading or lead-in
 * does.
 */
export function isClaim(text: string): boolean {
  if (/[:?]["”’)\s]*$/.test(text)) return false;
  const said = words(text);
  if (said.every(({ folded }) => isStopWord(folded))) return false;
  if (aboutSources.test(text)) return false;
  return !(talk.test(text) && said.length <= longestTalk && !/\p{N}/u.test(text));
}
