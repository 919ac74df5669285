import type { ScheduleWeek } from '../schedule.ts';
import { tokensOf } from '../scoring/word-tokens.ts';
import { placesOf } from '../scoring/word-weights.ts';
import type { RoleProposal } from './role-proposals.ts';

const most = { own: 60, label: 8, before: 5, lead: 3 };
/** Characters in front of a piece that may lead in to it. */
const leadLength = 25;

/**
 * The words of a proposal and around it, each named by where it stands: its own, alone and in pairs, those of its
 * label, of the line before it, and right in front of it. As places in the weights of a word model.
 */
export function wordPlacesOf(
  { piece, entry, week, session, index, offset }: RoleProposal,
  weeks: ScheduleWeek[],
): number[] {
  const own = tokensOf(piece.text.slice(0, 500), most.own);
  const words = own.flatMap((token, i) => [`w:${token}`, ...(i > 0 ? [`b:${own[i - 1]}_${token}`] : [])]);
  words.push(`f:${own[0]}`, `l:${own.at(-1)}`);
  for (const token of tokensOf(entry.label ?? '', most.label)) words.push(`h:${token}`);
  const before = weeks[week]?.sessions[session]?.entries[index - 1];
  const line = before && before.column === entry.column ? before.text.slice(0, 100) : '-';
  for (const token of tokensOf(line, most.before)) words.push(`p:${token}`);
  const lead = tokensOf(entry.text.slice(Math.max(0, offset - leadLength), offset), leadLength);
  for (const token of lead.slice(-most.lead)) words.push(`q:${token}`);
  return placesOf(words);
}
