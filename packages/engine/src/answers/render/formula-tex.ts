/**
 * Formulas as documents have them once they are text ("s^2 = (∑_i (x_i - x̄)^2)/(n - 1)"), in TeX: the readers write
 * what stands above, below and over a line in one line, with parentheses where braces were.
 */

interface Atom {
  tex: string;
  /** `group`: in parentheses; `sign`: an operator, a relation, anything that no fraction reaches over. */
  kind: 'atom' | 'number' | 'group' | 'sign';
  /** Without its parentheses, of a group that nothing is added to. */
  bare: string;
  spaced: boolean;
}

const functions =
  /^(?:arcsin|arccos|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|inf|ker|lg|lim|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/;
const signs: Record<string, string> = {
  '−': '-',
  '*': '\\ast ',
  '…': '\\ldots ',
  '⋯': '\\cdots ',
  '~': '\\sim ',
  '%': '\\%',
  '&': '\\&',
  '#': '\\#',
  $: '\\$',
  '{': '\\{',
  '}': '\\}',
  '′': "'",
};
/** What TeX prints as it stands. */
const plainSign = /[-+=<>|/,;:.!?'()[\]×÷·±∓≠≤≥≈≡∼≅∝∞∂∇∑∏∫∈∉⊂⊆⊃∪∩∅∀∃¬∧∨→←⇒⇐↔⇔↦⟨⟩⌊⌋⌈⌉⊕⊗⊥∥∠△ℏℓℜℑℵ]/u;
const accents: Record<string, string> = {
  '\u0304': 'bar',
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u20d7': 'vec',
  '\u0307': 'dot',
  '\u0308': 'ddot',
};
const raised: Record<string, string> = { '¹': '1', '²': '2', '³': '3', ⁿ: 'n' };
const token =
  /\s+|Δ[A-Za-z](?![a-z])|\d+(?:[.,]\d+)*|[A-Za-z][A-Za-z]+(?![\u0300-\u036f\u20d7])|\p{L}[\u0300-\u036f\u20d7]?|./gsu;
const opens: Record<string, string> = { '(': ')', '[': ']' };
/** What parentheses grow with. */
const tall = /\\frac|[∑∏∫]/;
/** Three letters and a vowel are a word, "mc" and "mgh" are products. */
const isWord = (run: string): boolean => run.length > 2 && /[aeiouy]/i.test(run);

class Unreadable extends Error {}

/** Converts a one-line formula to TeX. Returns null where the text may not be a formula. */
export function formulaTex(formula: string): string | null {
  const tokens = formula.normalize('NFD').match(token) ?? [];
  try {
    const reader = { tokens, at: 0 };
    const tex = row(reader, null);
    return tex.trim() === '' ? null : tex;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

interface Tokens {
  tokens: readonly string[];
  at: number;
}

/**
 * What stands side by side up to the end, or to what closes the group; with fractions where a stroke parts two things
 * for sure.
 */
function row(reader: Tokens, closing: string | null): string {
  const atoms: Atom[] = [];
  let spaced = false;
  for (;;) {
    const next = reader.tokens[reader.at];
    if (next === undefined || next === closing) {
      if (next !== closing && closing !== null) throw new Unreadable();
      break;
    }
    if (/^\s/.test(next)) {
      reader.at++;
      spaced = true;
      continue;
    }
    atoms.push({ ...withScripts(reader), spaced });
    spaced = false;
  }
  return joined(fractions(atoms));
}

function withScripts(reader: Tokens): Omit<Atom, 'spaced'> {
  const base = atom(reader);
  let scripts = '';
  for (let mark = reader.tokens[reader.at]; mark !== undefined; mark = reader.tokens[reader.at]) {
    const above = raised[mark];
    if (above === undefined && mark !== '^' && mark !== '_') break;
    reader.at++;
    scripts += above === undefined ? `${mark}{${script(reader)}}` : `^{${above}}`;
  }
  return scripts === ''
    ? base
    : { ...base, tex: `${base.tex.trimEnd()}${scripts}`, bare: `${base.tex.trimEnd()}${scripts}` };
}

function script(reader: Tokens): string {
  const next = reader.tokens[reader.at];
  if (next === undefined || /^[\s^_)\]=<>/,.]/.test(next)) throw new Unreadable();
  const isSigned = /^[-−+]$/.test(next) && /^[\d\p{L}]/u.test(reader.tokens[reader.at + 1] ?? '');
  const sign = isSigned ? atom(reader).tex : '';
  return sign + atom(reader).bare.trim();
}

function atom(reader: Tokens): Omit<Atom, 'spaced'> {
  const next = reader.tokens[reader.at++] ?? '';
  const made = (tex: string, kind: Atom['kind'] = 'atom', bare = tex) => ({ tex, kind, bare });
  const close = opens[next];
  if (close !== undefined) {
    const inner = row(reader, close);
    reader.at++;
    const whole = tall.test(inner) ? `\\left${next}${inner}\\right${close}` : `${next}${inner}${close}`;
    return made(whole, 'group', next === '(' ? inner : whole);
  }
  if (next === '√' || (next === 'sqrt' && reader.tokens[reader.at] === '(')) {
    const under = reader.tokens[reader.at];
    if (under === undefined || /^\s/.test(under)) throw new Unreadable();
    return made(`\\sqrt{${withScripts(reader).bare.trim()}}`);
  }
  if (/^\d/.test(next)) return made(next.replaceAll(',', '{,}'), 'number');
  if (functions.test(next)) return made(`\\${next} `, 'sign');
  if (next.startsWith('Δ')) return made(next);
  if (/^[A-Za-z]{2,}$/.test(next)) return made(isWord(next) ? `\\text{${next}}` : next);
  const [letter = '', accent] = [...next];
  if (/\p{L}/u.test(letter) && !plainSign.test(letter)) {
    if (accent === undefined) return made(letter);
    const name = accents[accent];
    if (name === undefined) throw new Unreadable();
    return made(`\\${name}{${letter}}`);
  }
  const sign = signs[next];
  if (sign === undefined && !(plainSign.test(next) && !')]'.includes(next))) throw new Unreadable();
  return made(sign ?? next, 'sign');
}

/** "a/b" as a fraction where nothing else clings to what stands below: of "1/2x" nobody knows where it ends. */
function fractions(atoms: readonly Atom[]): Atom[] {
  const done: Atom[] = [];
  for (let i = 0; i < atoms.length; i++) {
    const current = atoms[i];
    if (!current) continue;
    const below = isStroke(current) ? belowFrom(atoms, i + 1) : [];
    const above = below.length > 0 ? takeRun(done, current.spaced) : [];
    if (above.length === 0) {
      done.push(current);
      continue;
    }
    const tex = `\\frac{${alone(above)}}{${alone(below)}}`;
    done.push({ tex, bare: tex, kind: 'atom', spaced: above[0]?.spaced ?? false });
    i += below.length;
  }
  return done;
}

const isStroke = ({ tex, kind }: Atom): boolean => tex === '/' && kind === 'sign';
const alone = (run: readonly Atom[]): string => (run.length === 1 ? (run[0]?.bare ?? '') : joined(run)).trim();

/** What stands below a stroke: one thing, or a function of one; empty where it is doubtful how much does. */
function belowFrom(atoms: readonly Atom[], from: number): Atom[] {
  const [first, second, third] = atoms.slice(from, from + 3);
  if (!first || first.kind === 'sign') return [];
  const ends = (next: Atom | undefined): boolean => !next || ((next.spaced || next.kind === 'sign') && !isStroke(next));
  if (ends(second)) return [first];
  const isCall = second?.kind === 'group' && first.kind === 'atom' && !/[-+]/.test(second.bare);
  return second && isCall && ends(third) ? [first, second] : [];
}

/** What clings together at the end, taken off; with space around the stroke only the last thing does. */
function takeRun(done: Atom[], spaced: boolean): Atom[] {
  let from = done.length;
  // "a/b/c" has no one reading.
  while (from > 0 && done[from - 1]?.kind !== 'sign') {
    from--;
    if (spaced || done[from]?.spaced) break;
  }
  const before = done[from - 1];
  return before && isStroke(before) ? [] : done.splice(from);
}

/** Words keep the space between them; all other space is the business of TeX. */
function joined(atoms: readonly Atom[]): string {
  return atoms
    .map((current, i) => (current.spaced && standsApart(atoms[i - 1], current) ? `~${current.tex}` : current.tex))
    .join('');
}

const isText = ({ tex }: Atom): boolean => tex.startsWith('\\text');
const standsApart = (before: Atom | undefined, next: Atom): boolean =>
  before !== undefined && before.kind !== 'sign' && next.kind !== 'sign' && (isText(before) || isText(next));
