/** Combining characters by accent command; composed with their letter by Unicode normalization. */
const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ["'", '\u0301'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['=', '\u0304'],
  ['u', '\u0306'],
  ['.', '\u0307'],
  ['"', '\u0308'],
  ['r', '\u030a'],
  ['H', '\u030b'],
  ['v', '\u030c'],
  ['d', '\u0323'],
  ['c', '\u0327'],
  ['k', '\u0328'],
  ['b', '\u0331'],
]);

/** The same by the names that formulas have for them. */
const formulaAccents: ReadonlyMap<string, string> = new Map([
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['hat', '\u0302'],
  ['widehat', '\u0302'],
  ['tilde', '\u0303'],
  ['widetilde', '\u0303'],
  ['vec', '\u20d7'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
]);

const words = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value];
    });

/** Commands that stand for a character, in text or in formulas. */
const symbols: ReadonlyMap<string, string> = new Map([
  ...words(`
    ss=ß ae=æ AE=Æ oe=œ OE=Œ aa=å AA=Å o=ø O=Ø l=ł L=Ł dh=ð DH=Ð th=þ TH=Þ dj=đ ng=ŋ i=ı j=ȷ
    S=§ P=¶ dag=† ddag=‡ copyright=© textregistered=® texttrademark=™ pounds=£ euro=€ texteuro=€ EUR=€ textyen=¥
    ldots=… dots=… textellipsis=… cdots=⋯ vdots=⋮ textendash=– textemdash=— textquoteleft=‘ textquoteright=’
    textquotedblleft=“ textquotedblright=” quotedblbase=„ guillemotleft=« guillemotright=» flqq=« frqq=» lq=‘ rq=’
    textbackslash=\\ textasciitilde=~ textasciicircum=^ textunderscore=_ textbar=| textless=< textgreater=> textdollar=$
    textpercent=% textdegree=° degree=° textdegreecelsius=℃ textmu=µ textbullet=• bullet=• textperiodcentered=· cdot=·
    checkmark=✓ star=⋆ ast=∗ circ=∘ times=× div=÷ pm=± mp=∓ neq== leq=≤ le=≤ geq=≥ ge=≥ ne=≠ approx=≈ equiv=≡ sim=∼ cong=≅
    propto=∝ infty=∞ partial=∂ nabla=∇ sum=∑ prod=∏ int=∫ in=∈ notin=∉ subset=⊂ subseteq=⊆ supset=⊃ cup=∪ cap=∩
    emptyset=∅ forall=∀ exists=∃ neg=¬ land=∧ wedge=∧ lor=∨ vee=∨ to=→ rightarrow=→ leftarrow=← Rightarrow=⇒ Leftarrow=⇐
    leftrightarrow=↔ Leftrightarrow=⇔ iff=⇔ implies=⇒ mapsto=↦ uparrow=↑ downarrow=↓ langle=⟨ rangle=⟩ lfloor=⌊ rfloor=⌋
    lceil=⌈ rceil=⌉ oplus=⊕ otimes=⊗ perp=⊥ parallel=∥ angle=∠ triangle=△ square=□ Box=□ hbar=ℏ ell=ℓ Re=ℜ Im=ℑ aleph=ℵ
    alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι kappa=κ lambda=λ mu=μ nu=ν
    xi=ξ pi=π rho=ρ sigma=σ tau=τ upsilon=υ phi=φ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π
    Sigma=Σ Upsilon=Υ Phi=Φ Psi=Ψ Omega=Ω TeX=TeX LaTeX=LaTeX LaTeXe=LaTeX2e BibTeX=BibTeX XeTeX=XeTeX lbrace={ rbrace=}
    lbrack=[ rbrack=] slash=/ textsuperscript= textquotesingle=' prime=′ vert=| mid=| colon=: dotsc=… dotsb=⋯
  `),
  ['neq', '≠'],
  ['textasciigrave', '`'],
]);

/** The character that a command stands for; undefined where it is none. */
export function symbolFor(name: string): string | undefined {
  return symbols.get(name) || undefined;
}

/** True for the commands that put an accent on what follows. */
export function isAccent(name: string): boolean {
  return accents.has(name);
}

export function isFormulaAccent(name: string): boolean {
  return formulaAccents.has(name);
}

/** The mark that a formula sets over a sign. */
export const formulaAccent = (name: string): string => formulaAccents.get(name) ?? '';

/** A letter under its accent: `'` and `e` give "é". */
export function accented(name: string, letter: string): string {
  const mark = accents.get(name) ?? '';
  const base = letter.replace('ı', 'i').replace('ȷ', 'j');
  if (base === '') return '';
  const [first = '', ...rest] = [...base];
  return `${first}${mark}`.normalize('NFC') + rest.join('');
}
