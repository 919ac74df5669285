import { labelledPairs } from './labelled-pairs.ts';

/**
 * Written after the rules that `held-out-fields.ts` led to, before any of them was graded: 0.567 then. What was wrong
 * in general was mended since. Labelled by the meanings in labelled-books.ts.
 */
export const lastPairs = labelledPairs(`
great | plain | Jane Jacobs, The Death and Life of Great American Cities, Introduction and ch. 2 | | The death and life of great American cities | Jane Jacobs | book 1992
related | about | The Death and Life of Great American Cities | Jacobs | Reconsidering Jane Jacobs | Max Page; Timothy Mennel | book 2011
great | APA | Bandura, A. (1977). Self-efficacy: Toward a unifying theory of behavioral change. Psychological Review, 84(2), 191–215. | | Self-efficacy: Toward a unifying theory of behavioral change. | Albert Bandura | article 1977
close | APA | Bandura, A. (1977). Self-efficacy: Toward a unifying theory of behavioral change. Psychological Review, 84(2), 191–215. | | Self-Efficacy: The Exercise of Control | Albert Bandura | book 1997
great | numbered | Watson JD, Crick FHC. Molecular structure of nucleic acids. Nature. 1953;171:737-8. | | Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid | J. D. WATSON; F. H. C. CRICK | article 1953
related | numbered | Watson JD, Crick FHC. Molecular structure of nucleic acids. Nature. 1953;171:737-8. | | Genetical Implications of the Structure of Deoxyribonucleic Acid | J. D. Watson; F. H. C. Crick | article 1953
great | play | Sophocles, Antigone, trans. Robert Fagles, lines 1-400 | | Antigone | Sophocles | book 1984
wrong | play | Sophocles, Antigone | | Antigone | Jean Anouilh | book 1944
close | play | Sophocles, Antigone | | The Three Theban Plays: Antigone; Oedipus the King; Oedipus at Colonus | Sophocles; Robert Fagles | book 1984
great | case | Donoghue v Stevenson [1932] AC 562 | | Donoghue v Stevenson | | other 1932
related | case | Brown v. Board of Education, 347 U.S. 483 (1954) | | Brown v. Board of Education: A Civil Rights Milestone and Its Troubled Legacy | James T. Patterson | book 2001
great | piece | Geertz, "Thick Description," in The Interpretation of Cultures | Geertz | Thick Description: Toward an Interpretive Theory of Culture | Clifford Geertz | chapter 1973 in=The_Interpretation_of_Cultures
close | piece | Butler, Judith. “Subversive Bodily Acts.” In Gender Trouble, 79–141. New York: Routledge, 1990. | | Gender trouble: feminism and the subversion of identity | Judith Butler | book 1990
great | edition | Griffiths, Introduction to Quantum Mechanics 3/e (Cambridge, 2018) | | Introduction to Quantum Mechanics | David J. Griffiths; Darrell F. Schroeter | book 2018 ed=3rd
close | edition | Griffiths, Introduction to Quantum Mechanics 3/e (Cambridge, 2018) | | Introduction to Quantum Mechanics | David J. Griffiths | book 2004 ed=2nd
related | common title | Introduction to Quantum Mechanics | Griffiths | Introduction to Quantum Mechanics | Linus Pauling; E. Bright Wilson | book 1935
great | series | Very Short Introductions: Ethics, Simon Blackburn | Simon Blackburn | Ethics: A Very Short Introduction | Simon Blackburn | book 2003
great | body | UNESCO, Global Education Monitoring Report 2020 | | Global Education Monitoring Report 2020 | UNESCO | report 2020
close | body | UNESCO, Global Education Monitoring Report 2020 | | Global Education Monitoring Report 2019 | UNESCO | report 2019
great | preprint | Devlin et al., BERT: Pre-training of Deep Bidirectional Transformers (arXiv:1810.04805) | | BERT: Pre-training of Deep Bidirectional Transformers for Language Understanding | Jacob Devlin; Ming-Wei Chang; Kenton Lee; Kristina Toutanova | article 2018
great | names | Chimamanda Ngozi Adichie — Americanah | | Americanah | Chimamanda Ngozi Adichie | book 2013
related | names | Chimamanda Ngozi Adichie — Americanah | | Half of a Yellow Sun | Chimamanda Ngozi Adichie | book 2006
great | misspelt author | Wittgenstien, On Certainty, §1-65 | | On certainty | Ludwig Wittgenstein | book 1969
close | translation | Bourdieu, Outline of a Theory of Practice | | Esquisse d'une théorie de la pratique | Pierre Bourdieu | book 1972 lang=fr orig=Outline_of_a_Theory_of_Practice
great | editors | Cohen & Nagel (eds.), An Introduction to Logic and Scientific Method | | An introduction to logic and scientific method | Morris R. Cohen; Ernest Nagel | book 1934
wrong | unrelated | Jane Jacobs, The Economy of Cities | | Economy of fuel in northern cities | P. Dunn | article 1981
related | study aid | Griffiths, Introduction to Electrodynamics, 4th ed. | | Instructor's Solutions Manual: Introduction to Electrodynamics | David J. Griffiths | book 2013
great | film studies | Bordwell and Thompson, Film Art: An Introduction (11th edn), pp. 1–50 | | Film art: an introduction | David Bordwell; Kristin Thompson; Jeff Smith | book 2016 ed=11
related | review | Piketty, Capital in the Twenty-First Century | | Book review: Capital in the Twenty-First Century by Thomas Piketty | R. Hale | article 2014
wrong | same title | Adichie, Americanah | | Americana | Don DeLillo | book 1971
`);
