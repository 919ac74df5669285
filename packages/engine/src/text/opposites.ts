import { stem } from './stem.ts';

/*
 * Pairs of English words that exclude each other when said of the same thing; each side lists words of one direction.
 * A text that says one side contradicts a question or statement that says the other.
 */
const pairs = `
small smaller smallest few fewer little minor low lower lowest / large larger largest big bigger biggest great greater greatest many major numerous high higher highest
slow slower slowest slowly gradual gradually / fast faster fastest quick quickly rapid rapidly sudden suddenly
weak weaker weakest weakly weaken weakens weakened / strong stronger strongest strongly strengthen strengthens strengthened powerful
short shorter shortest brief / long longer longest lengthy
old older oldest ancient / new newer newest young younger youngest modern
early earlier earliest / late later latest
first initial initially / last final finally
before previously preceding prior / after afterwards following subsequently
begin begins began begun start starts started beginning / end ends ended finish finishes finished ending
birth born / death died die dies
gain gains gained acquire acquired win wins won victory / lose loses lost loss defeat defeated
increase increases increased increasing rise rises rose risen grow grows grew growth expand expands expanded climb climbs climbed soar soars soared raise raises raised / decrease decreases decreased decreasing fall falls fell fallen decline declines declined shrink shrank reduce reduces reduced reduction diminish diminished drop drops dropped lower lowers lowered shrinking
improve improves improved improving improvement / worsen worsens worsened worsening deteriorate deteriorates deteriorated
more / less fewer
most / least fewest
above over upper top / below under lower bottom
inside internal interior inner within / outside external exterior outer
north northern / south southern
east eastern / west western
left / right
rare rarely seldom uncommon unusual / common commonly frequent frequently usual usually often typical
always / never
simple simpler easy easier easily / complex complicated difficult hard harder
same identical alike similar / different differs differ distinct dissimilar
allow allows allowed permit permits permitted enable enables enabled legalize legalized / prevent prevents prevented prohibit prohibits prohibited forbid forbids forbade forbidden ban bans banned outlaw outlaws outlawed
encourage encourages encouraged promote promotes promoted stimulate stimulates stimulated support supports supported / discourage discourages discouraged suppress suppresses suppressed inhibit inhibits inhibited hinder oppose opposes opposed
accept accepts accepted agree agreed approve approved / reject rejects rejected refuse refuses refused deny denied
include includes included including contain contains contained / exclude excludes excluded excluding
possess possesses possessed / lack lacks lacked lacking
succeed succeeds succeeded success successful / fail fails failed failure unsuccessful
create creates created build built construct constructed / destroy destroys destroyed demolish demolished
attack attacks attacked / defend defends defended protect protects protected
enter enters entered arrive arrives arrived / leave leaves exit exits exited depart departs departed
buy bought purchase purchased import imports imported / sell sold export exports exported
heat hot hotter warm warmer heated / cold colder cool cooler cooled
positive positively / negative negatively
active actively / passive passively inactive dormant
public / private
formal / informal
direct directly / indirect indirectly
natural naturally / artificial artificially synthetic
maximum maximal / minimum minimal
best better / worst worse
good beneficial helpful / bad harmful damaging
healthy heal heals healed / sick ill disease damage damages damaged injure injured
rich wealthy / poor
war / peace peaceful
friend ally allies allied / enemy enemies rival rivals
male men man / female women woman
input / output
expensive costly / cheap inexpensive
necessary essential required needed / unnecessary unneeded optional
true correct right / false incorrect wrong
legal lawful / illegal unlawful
known / unknown
possible / impossible
equal equally / unequal unequally
dependent / independent
voluntary / involuntary compulsory
open opens opened opening / close closes closed closing shut
join joins joined unite unites united merge merged / separate separates separated split splits divide divides divided
appear appears appeared emerge emerges emerged / disappear disappears disappeared vanish vanishes vanished
remember remembers remembered / forget forgets forgot forgotten
help helps helped aid aided / harm harms harmed hurt hurts hinder hinders hindered damage damages damaged destroy destroys destroyed injure injures injured
add adds added / remove removes removed subtract subtracted
absorb absorbs absorbed / emit emits emitted release releases released
attract attracts attracted / repel repels repelled
ascend ascends ascended / descend descends descended
freeze freezes froze frozen / melt melts melted thaw
borrow borrows borrowed / lend lends lent
hire hires hired / fire fired dismiss dismissed
majority / minority
ancestor ancestors / descendant descendants
advantage strength / disadvantage weakness
profit profits / loss losses
supply / demand
domestic native / foreign alien
urban / rural
wet moist / dry arid
deep deeper deepest / shallow
thick thicker / thin thinner
wide wider broad / narrow narrower
full / empty
bright brighter / dark darker dim
safe safely / dangerous unsafe
guilty / innocent
religious sacred / secular
mandatory compulsory obligatory / optional voluntary
awake / asleep sleep sleeping
day daytime / night nighttime
`;

/** By word: the words of its own direction, itself among them, and those of the other. */
const allies = new Map<string, Set<string>>();
const sides = new Map<string, Set<string>>();
for (const line of pairs.trim().split('\n')) {
  const [left = [], right = []] = line.split(' / ').map((side) => side.split(' ').map(stem));
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    for (const word of from) {
      allies.set(word, new Set([...(allies.get(word) ?? []), ...from]));
      const known = sides.get(word) ?? new Set<string>();
      for (const opposite of to) if (!from.includes(opposite)) known.add(opposite);
      sides.set(word, known);
    }
  }
}
const negativePrefix = /^(?:un|non|in|im|il|ir|dis)(?=\p{L}{4})/u;

/**
 * Whether a stem is one side of a known pair: then it carries meaning, even where it is a function word ("before").
 */
export const hasOpposite = (stemmed: string): boolean => sides.has(stemmed);

/** Whether two stems stand on the same side of a known pair ("decrease", "fall"). */
export const areAllies = (stemmed: string, other: string): boolean => allies.get(stemmed)?.has(other) ?? false;

/**
 * A word among `said` that excludes `stemmed`: of a known pair, or the same word with or without a negative prefix
 * (equal, unequal); none where a word of its own direction is said too. All are stems.
 */
export function oppositeAmong(said: ReadonlySet<string>, stemmed: string): string | undefined {
  for (const ally of allies.get(stemmed) ?? []) if (said.has(ally)) return undefined;
  for (const opposite of sides.get(stemmed) ?? []) if (said.has(opposite)) return opposite;
  const bare = stemmed.replace(negativePrefix, '');
  if (bare !== stemmed && said.has(bare)) return bare;
  if (stemmed.length < 4) return undefined;
  return ['un', 'non', 'in', 'im', 'il', 'ir', 'dis'].map((prefix) => prefix + stemmed).find((word) => said.has(word));
}
