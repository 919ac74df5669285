import { weekdayPattern } from '../../dates/names.ts';

const titles =
  /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|assoc(?:iate)?|asst|assistant|adjunct|visiting|senior|instructor|lecturer|rev|sgt|capt|maj|col|cmdr|lt|judge|justice|hon|the)\.?\s+)+/i;
const degrees =
  /[,\s]{1,4}(?:[Pp][Hh]\.?\s?[Dd]|M\.?D|D\.?Phil|E[Dd]\.?D|J\.?D|M\.?A|M\.?S(?:c|N|W)?|M\.?F\.?A|M\.?B\.?A|B\.?A|B\.?Sc?|R\.?N|DNP|LL\.?M|P[Ss][Yy]\.?D|P\.?E|CPA|E[Ss][Qq]|Th\.?D|LCSW|M\.?Ed|FACP)\.?(?=$|[\s,;)(.])/;
const pronouns = /\s*[([]?\b(?:she|he|they|any)\s*[/|]\s*\w+(?:\s*[/|]\s*\w+)?[)\]]?/i;
const particle = '(?:van|von|de|der|den|del|della|di|da|dos|la|le|al|el|bin|ben|ter|ten|zu|y)';
const part = `(?:\\p{Lu}[\\p{L}'’.-]*|${particle})`;
const fullName = new RegExp(
  `^\\p{Lu}[\\p{L}'’.-]*(?:\\s+(?:${part}|["“(]\\p{Lu}\\p{L}+["”)])){1,4}(?:,?\\s+(?:Jr|Sr|II|III|IV)\\.?)?$`,
  'u',
);
/** Words of headings and institutions; a line that has one is no name. */
const noName =
  /\b(?:syllabus|course|class|description|information|info|overview|objectives?|outcomes?|schedule|policy|policies|university|college|school|department|institute|faculty|academy|program|office|hours|fall|spring|summer|winter|autumn|semester|term|introduction|contact|contents|materials?|texts?|readings?|statement|requirements?|grading|assignments?|learning|goals|section|room|hall|building|campus|online|page|studies|theory|history|science|sciences|analysis|methods?|tba|tbd|staff|various|see|canvas|please|announced|email|phone|website|land|indigenous|required|welcome|of|and|the|for|in|to|with|plan|meetings?|calendar|outline|goals?|aims?|assessment|attendance|preface|notes?|general|basic|important|weekly|academic|student|students|teaching|assistants?)\b/i;

/** "Prof. Helena Strand Tuesdays 3:30": what follows a name set on one line with it. */
const daysBehind = new RegExp(`\\s+(?:(?:${weekdayPattern})s?|[MTWRF]{2,5}|TTh|TuTh)\\b|\\s+\\d`, 'i');

const isPerson = (text: string) => text.length < 60 && fullName.test(text) && !noName.test(text);

/** The persons that a text begins with ("Dr. Ada Park, PhD (she/her), Room 3" → "Ada Park"), or null where it names none. */
export function personIn(text: string): string | null {
  const cleaned = text
    .replace(pronouns, ' ')
    .replace(/<[^<>]{0,200}>|(?<!\S)\S+@\S+/g, ',')
    .trim();
  const people: string[] = [];
  for (const candidate of cleaned.split(/\s+(?:and|&)\s+|\s*[;/]\s*/i)) {
    const name = onePerson(candidate);
    if (!name) break;
    people.push(name);
  }
  return people.length ? people.join(' and ') : null;
}

/** "Sofia Marchetti Spring 2021": a name ends before the first word that no name has. */
function withoutTail(text: string): string {
  const words = text.split(/\s+/);
  const tail = words.findIndex((word, i) => i >= 2 && noName.test(word));
  return tail < 0
    ? text
    : words
        .slice(0, tail)
        .join(' ')
        .replace(/[\s–—•|,-]+$/, '');
}

function onePerson(text: string): string | null {
  let name = text.replace(titles, '').trim();
  const suffix = /,\s*(Jr|Sr|II|III)\.?(?=$|[\s,])/.exec(name)?.[0] ?? '';
  for (let match = degrees.exec(name); match; match = degrees.exec(name)) name = name.slice(0, match.index);
  name = (name.split(daysBehind)[0] ?? '').trim();
  name = withoutTail(name);
  name = (name.split(/\s*[,(|[\n]|\s[-–—•]\s|\s{2,}|\s+(?:office|email|e-mail|phone|room|tel)\b/i)[0] ?? '').trim();
  name = name.replace(/[.,:]+$/, (end) => (/\b(?:Jr|Sr)\.$/.test(name) ? end : ''));
  const whole = suffix && !/\b(?:Jr|Sr)\b/.test(name) ? `${name}${suffix}` : name;
  if (isPerson(whole)) return whole;
  // "PROF. JANE DOE" and "Doe, Jane".
  const reversed = /^(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}\.)?)$/u.exec(
    text.replace(titles, '').trim(),
  );
  if (reversed && isPerson(`${reversed[2]} ${reversed[1]}`)) return `${reversed[2]} ${reversed[1]}`;
  // A surname alone counts behind a title: "Professor Okafor".
  return titles.test(text) && /^\p{Lu}[\p{L}'’-]{2,}$/u.test(name) && !noName.test(name) ? name : null;
}

/** True where a text opens with a form of address. */
export const hasRank = (text: string) => /^(?:dr|prof|professor|mr|mrs|ms|mx|instructor)\b/i.test(text.trim());

/** True where a text says of itself that it names a teacher: by a title or a degree. */
export const hasTitleOrDegree = (text: string) => /^(?:dr|prof|professor)\b/i.test(text.trim()) || degrees.test(text);

/** True where the mailbox carries the person's surname. */
export function mailboxNames(mailbox: string, person: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase();
  const words = person.replace(/,?\s+(?:Jr|Sr|II|III)\.?$/, '').split(/\s+/);
  const surname = plain(words[words.length - 1] ?? '');
  return surname.length > 2 && plain(mailbox.split('@')[0] ?? '').includes(surname.slice(0, 6));
}
