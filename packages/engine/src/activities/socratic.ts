import { isStopWord } from '../text/stop-words.ts';
import { contentStems, words } from '../text/words.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/find-vocabulary.ts';
import type { Term } from '../vocabulary/term.ts';
import type { BloomLevel, SocraticDialogue, SocraticTurn } from './activity.ts';
import { stableHash } from './hash.ts';
import { capitalise, readable } from './readable.ts';
import { spread } from './spread.ts';
import type { Fact, StudyText } from './study-text.ts';
import { termFacts } from './term-facts.ts';

const fewestTurns = 3;
/** Sentences. */
const nearby = 12;
const cause =
  /\b(?:because|since|due to|as a result|therefore|so that|in order to|caus(?:e|es|ed)|leads? to|led to|results? (?:in|from)|resulted in|allow(?:s|ed)?|prevent(?:s|ed)?|enable[sd]?|contribut(?:e|es|ed) to|depend(?:s|ed)? on|help(?:s|ed)?|made|makes)\b/i;
const contrast =
  /\b(?:whereas|while|unlike|however|than|in contrast|differ\w*|although|rather|but|instead|both|similar\w*|distinguish\w*)\b/i;
const judgement =
  /\b(?:may|might|should|argue[sd]?|believe[sd]?|suggest(?:s|ed)?|claim(?:s|ed)?|critic\w*|evidence|support(?:s|ed)?|important|effective|limited|problem|despite|although|likely|controvers\w*|best|better|worse|success\w*|fail\w*|weak\w*|advantage\w*|risk\w*|consider(?:s|ed)|question(?:s|ed)|controvers\w*)\b/i;

/** Dialogues about the main ideas, each a path of questions from recall to evaluation, every question with its evidence and hints. */
export function makeSocratic(text: StudyText, count: number): SocraticDialogue[] {
  const defined = new Set(termFacts(text.terms).map(({ term }) => term));
  const dialogues = text.terms.slice(0, 80).flatMap((term) => {
    const dialogue = dialogueAbout(term, defined.has(term), text);
    if (!dialogue) return [];
    return [{ ...dialogue, weight: term.score + dialogue.turns.length * 0.5, subject: phraseKey(term.term) }];
  });
  return spread(dialogues, count).map(({ weight, subject, ...dialogue }) => dialogue);
}

function dialogueAbout(term: Term, isDefined: boolean, text: StudyText): SocraticDialogue | null {
  const about = text.facts.filter((fact) => fact.terms.includes(term));
  const used = new Set<Fact>();
  const turns: SocraticTurn[] = [];
  const name = `“${term.term}”`;
  if (isDefined)
    turns.push(
      turnFrom(
        `What does your reading mean by ${name}?`,
        'remember',
        readable(term.citation.quote),
        term.citation,
        term,
      ),
    );
  const isTaken = (fact: Fact): boolean => used.has(fact) || term.citation.quote.includes(fact.sentence.text);
  const take = (wanted: (fact: Fact) => boolean, ask: (fact: Fact) => string, level: BloomLevel): void => {
    const fact = about.find(
      (candidate) => (!isDefined || !isTaken(candidate)) && !used.has(candidate) && wanted(candidate),
    );
    if (!fact) return;
    used.add(fact);
    turns.push(turnFrom(ask(fact), level, readable(fact.sentence.text), cite(fact.sentence, fact.sentence), term));
  };
  const partner = (fact: Fact): Term | undefined => fact.terms.find((other) => other !== term && !related(other, term));
  if (!isDefined)
    take(
      () => true,
      () => `What does your reading tell about ${name}?`,
      'remember',
    );
  take(
    (fact) => cause.test(fact.sentence.text),
    (fact) => whyQuestion(name, partner(fact)),
    'understand',
  );
  take(
    (fact) => partner(fact) !== undefined,
    (fact) => `How are ${name} and “${partner(fact)?.term}” connected?`,
    'analyze',
  );
  take(
    (fact) => contrast.test(fact.sentence.text),
    () => `What difference or comparison does your reading draw when it speaks of ${name}?`,
    'analyze',
  );
  take(
    (fact) => judgement.test(fact.sentence.text),
    () => `Your reading makes a judgement about ${name}. What is it, and does what you have read support it?`,
    'evaluate',
  );
  if (turns.at(-1)?.bloomLevel !== 'evaluate')
    take(
      () => true,
      () => `Which statement of your reading shows best why ${name} matters, and how convincing is it?`,
      'evaluate',
    );
  // A short text says little of one term: what stands nearest to it leads on.
  const at = text.facts.find((fact) => fact.terms.includes(term))?.sentence.index ?? 0;
  const nearest = text.facts
    .filter((fact) => !about.includes(fact) && fact.sentence.passage.documentId === term.citation.documentId)
    .filter((fact) => Math.abs(fact.sentence.index - at) <= nearby)
    .sort((x, y) => Math.abs(x.sentence.index - at) - Math.abs(y.sentence.index - at));
  for (const fact of nearest.slice(0, Math.max(0, fewestTurns - turns.length))) {
    const other = fact.terms.find((candidate) => !related(candidate, term));
    const subject = other ? `“${other.term}”` : 'what stands next to it';
    const isLast = turns.length === fewestTurns - 1;
    const question = isLast
      ? `What does your reading say about ${subject}, and does it change how you judge ${name}?`
      : `What does your reading say about ${subject}, and how does it bear on ${name}?`;
    turns.push(
      turnFrom(
        question,
        isLast ? 'evaluate' : 'analyze',
        readable(fact.sentence.text),
        cite(fact.sentence, fact.sentence),
        term,
      ),
    );
  }
  const first = turns[0];
  if (turns.length < fewestTurns || !first) return null;
  return {
    type: 'socratic-dialogue',
    id: stableHash(`dialogue ${term.term} ${turns.map(({ evidence }) => evidence).join(' ')}`),
    topic: capitalise(term.term),
    bloomLevel: turns.at(-1)?.bloomLevel ?? 'analyze',
    difficulty: turns.length >= 5 ? 'hard' : 'medium',
    citation: first.citation,
    explanation: `A good dialogue comes to say: ${turns.map(({ evidence }) => evidence).join(' ')}`,
    turns,
  };
}

function whyQuestion(name: string, partner: Term | undefined): string {
  return partner
    ? `Explain in your own words: what brings ${name} about or follows from it, and what has “${partner.term}” to do with it?`
    : `Explain in your own words: what brings ${name} about, or what follows from it?`;
}

function related(x: Term, y: Term): boolean {
  const [a, b] = [` ${phraseKey(x.term)} `, ` ${phraseKey(y.term)} `];
  return a.includes(b) || b.includes(a);
}

function turnFrom(
  question: string,
  bloomLevel: BloomLevel,
  evidence: string,
  citation: SocraticTurn['citation'],
  term: Term,
): SocraticTurn {
  return { question, bloomLevel, evidence, citation, hints: hintLadder(evidence, question, citation, term) };
}

/** Where to look, what to think of, the statement with gaps; only the last hint shows it whole. */
function hintLadder(
  evidence: string,
  question: string,
  { heading, page }: SocraticTurn['citation'],
  term: Term,
): string[] {
  const asked = new Set(contentStems(`${question} ${term.term}`));
  const weighty = words(evidence).filter(
    ({ folded }) => folded.length > 3 && !isStopWord(folded) && !asked.has(contentStems(folded)[0] ?? ''),
  );
  const keys = [...new Set(weighty.map(({ raw }) => raw.toLowerCase()))];
  const place = heading === null || /objectives|outcomes/i.test(heading) ? '' : ` under “${heading}”`;
  const onPage = page === null ? '' : ` on page ${page}`;
  const where =
    place + onPage === ''
      ? 'Go back to the first sentences of your reading that use this term.'
      : `Look again${place}${onPage}.`;
  let text = '';
  let from = 0;
  weighty.forEach(({ start, end }, i) => {
    if (i % 2 === 1 && weighty.length > 2) return;
    text += `${evidence.slice(from, start)}_____`;
    from = end;
  });
  return [
    where,
    `Think of these words: ${keys
      .filter((_, i) => i % 2 === 0)
      .slice(0, 4)
      .join(', ')}.`,
    `Complete this in your mind, then say it in your own words: ${text}${evidence.slice(from)}`,
    `Your reading says: “${evidence}” Now say it in your own words.`,
  ];
}
