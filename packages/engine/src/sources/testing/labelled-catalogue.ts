import { labelledPairs } from './labelled-pairs.ts';

/**
 * As search services list texts for a reading; labelled by the meanings in labelled-books.ts. Written before some of
 * the rules, which got 0.839 of them right then.
 */
export const cataloguePairs = labelledPairs(`
great | catalogue | Fitzgerald, The Great Gatsby | | The Great Gatsby | F.Scott Fitzgerald | book 2012 lang=en
great | catalogue | The Great Gatsby | F. Scott Fitzgerald | The Great Gatsby (Collins Classics) | F. Scott Fitzgerald | book 2012 lang=en
great | catalogue | The Great Gatsby | Fitzgerald | The great Gatsby | Francis Scott Fitzgerald | book 1953
related | catalogue | The Great Gatsby | F. Scott Fitzgerald | F. Scott Fitzgerald's the Great Gatsby | Harold Bloom; Sterling Professor of Humanities Harold Bloom | book 2010
related | catalogue | The Great Gatsby | F. Scott Fitzgerald | Understanding The Great Gatsby: A Student Casebook to Issues, Sources, and Historical Documents | Dalton Gross; MaryJean Gross | book 1998
related | catalogue | The Great Gatsby | F. Scott Fitzgerald | F. Scott Fitzgerald, The Great Gatsby | Nicolas Tredell | book 1997
related | catalogue | The Great Gatsby | F. Scott Fitzgerald | F. Scott Fitzgerald: Trimalchio: An Early Version of 'The Great Gatsby' | F. Scott Fitzgerald | book 2002
related | catalogue | The Great Gatsby | F. Scott Fitzgerald | This Side of Paradise | Francis Scott Fitzgerald | book 1969
related | catalogue | The Great Gatsby | F. Scott Fitzgerald | The Beautiful and Damned | F. Scott Fitzgerald | book 2009
wrong | catalogue | The Great Gatsby | F. Scott Fitzgerald | New Outlook | Alfred Emanuel Smith; Francis Walton | book 1886
wrong | catalogue | The Great Gatsby | F. Scott Fitzgerald | The Cultivator & Country Gentleman | | book 1887
great | catalogue | Friedman, Capitalism and Freedom, ch. 1 | | Capitalism and freedom | Milton Friedman | book 1962 of=14
wrong | catalogue | Capitalism and Freedom | Milton Friedman | Capitalism and Freedom | Peter Nolan | book 2008
close | catalogue | Capitalism and Freedom | Milton Friedman | Capitalism and freedom | | book 1963
wrong | catalogue | Capitalism and Freedom | Milton Friedman | Freedom and Capital | David Howell | book 1982
wrong | catalogue | Capitalism and Freedom | Milton Friedman | From capitalism to freedom | Henry Waterworth Parkinson | book 1925
wrong | catalogue | Capitalism and Freedom | Milton Friedman | The machinery of freedom | David D. Friedman | book 1973
wrong | catalogue | Capitalism and Freedom | Friedman | Slavery and freedom | James Oakes | book 1990
related | catalogue | Capitalism and Freedom | Milton Friedman | Free to Choose: A Personal Statement | Milton Friedman; Rose D. Friedman | book 1980
great | catalogue | The Lord of the Rings | Tolkien | The Lord of the Rings | J. R. R. Tolkien | book 1954 of=120
close | catalogue | The Lord of the Rings | Tolkien | The Lord of The Rings | J. R. R. Tolkien | book 1991 of=7 lang=de
great | catalogue | The Lord of the Rings | Tolkien | Lord of the Rings, the | J. R. R. Tolkien | book 1996
close | catalogue | The Fellowship of the Ring | Tolkien | The Lord of The Rings | J. R. R. Tolkien | book 1954 sub=The_Fellowship_of_The_Ring
related | catalogue | The Two Towers | J. R. R. Tolkien | The Lord of the Rings | J. R. R. Tolkien | book 1955 sub=The_Return_of_The_King
related | catalogue | The Lord of the Rings | J. R. R. Tolkien | Poems from The lord of the rings | J. R. R. Tolkien | book 1994
related | catalogue | The Lord of the Rings | J. R. R. Tolkien | The "Lord of the Rings" Sketchbook | Alan Lee | book 2005
related | catalogue | The Lord of the Rings | J. R. R. Tolkien | The Lord of the Rings (Harbour Notes) | J. R. R. Tolkien | book 2002
related | catalogue | The Lord of the Rings | J. R. R. Tolkien | The Lord of the Rings Official Movie Guide | J. R. R. Tolkien; Brian Sibley | book 2001
great | catalogue | Dune | Herbert | Dune | Frank Herbert; Френк Герберт | book 1965
related | catalogue | Dune | Frank Herbert | Children of Dune | Frank Herbert | book 1976
related | catalogue | Dune | Frank Herbert | God Emperor of Dune | Frank Herbert | book 1981
great | edition | Campbell Biology, 11th ed. | Urry et al. | Campbell Biology | Lisa A. Urry; Michael L. Cain; Steven A. Wasserman | book 2016 ed=Eleventh_edition
close | edition | Campbell Biology, 11th ed. | Urry et al. | Campbell biology (12th edition) | Lisa Urry; Michael Cain | book 2020
great | edition | Tipler and Mosca, Physics for Scientists and Engineers, 6e, chapter 5 | | Physics for Scientists and Engineers | Paul A. Tipler; Gene Mosca | book 2007 ed=6
related | another | Physics for Scientists and Engineers | Tipler | Physics for Scientists and Engineers | Raymond A. Serway; John W. Jewett | book 2013
close | version | Schelling, T. (1969). Models of Segregation. American Economic Review 59(2), 488-493 | | Dynamic models of segregation | Thomas C. Schelling | article 1971
great | article | Schelling, T. (1969). Models of Segregation. American Economic Review 59(2), 488-493 | | Models of Segregation | Thomas C. Schelling | article 1969
great | article | Hardin, Garrett. “The Tragedy of the Commons.” Science 162 (1968): 1243–48 | | The Tragedy of the Commons | Garrett Hardin | article 1968
related | about | Hardin, Garrett. “The Tragedy of the Commons.” Science 162 (1968): 1243–48 | | The Tragedy of the Commons: Twenty-Two Years Later | David Feeny; Fikret Berkes; Bonnie J. McCay; James M. Acheson | article 1990
close | reprint | Hardin, Garrett. “The Tragedy of the Commons.” Science 162 (1968): 1243–48 | | The Tragedy of the Commons | Garrett Hardin | chapter 2013 in=Environmental_Ethics
related | study aid | Things Fall Apart | Chinua Achebe | Chinua Achebe's Things Fall Apart: A Critical Companion | Kalu Ogbaa | book 1999
great | names | Things Fall Apart | Achebe | Things fall apart | Achebe, Chinua | book 1959
related | study aid | Campbell Biology | Urry et al. | Study Guide for Campbell Biology | Martha R. Taylor; Michael Pollock | book 2018
great | misspelt author | Imperial Reckonings of the Coast | Elkinz | Imperial Reckonings of the Coast | Caroline Elkins | book 2005
great | misspelt author | Pedagogy of the Oppressed | Friere | Pedagogy of the Oppressed | Paulo Freire | book 2000
close | translation | Pedagogy of the Oppressed | Paulo Freire | Pedagogia do oprimido | Paulo Freire | book 1974 lang=pt orig=Pedagogy_of_the_Oppressed
related | review | Pedagogy of the Oppressed | Paulo Freire | Pedagogy of the Oppressed | Jonathan Kozol | article 1971
related | about | Pedagogy of the Oppressed | Paulo Freire | Pedagogy of Hope: Reliving Pedagogy of the Oppressed | Paulo Freire | book 1994
great | chapter of | Chapter 2 from Pedagogy of the Oppressed by Paulo Freire (30th anniversary edition) | | Pedagogy of the oppressed | Paulo Freire | book 2000
wrong | unrelated | Pedagogy of the Oppressed | Paulo Freire | Oppressed minorities and water law | C. Long | article 1998
related | common title | Microeconomics | Pindyck and Rubinfeld | Microeconomics | Paul Krugman; Robin Wells | book 2013
great | joint authors | Microeconomics | Pindyck & Rubinfeld | Microeconomics | Robert S. Pindyck; Daniel L. Rubinfeld | book 2018
close | author missing | Beloved | | Beloved | Toni Morrison | book 1987
wrong | same title | Beloved | Toni Morrison | Beloved | Bertrice Small | book 1983
great | author missing | The Souls of Black Folk | | The Souls of Black Folk | W. E. B. Du Bois | book 1903
great | initials | The Souls of Black Folk | DuBois | The Souls of Black Folk | William Edward Burghardt Du Bois | book 1903
related | volume | Economy and Society, vol. 1 | Weber | Economy and Society, Volume 2 | Max Weber | book 1978
wrong | unrelated | Economy and Society, vol. 1 | Weber | Weberian ports and the grain economy | S. Holt | article 2003
great | edition | Capitalism and Freedom, 40th anniversary ed. | Friedman | Capitalism and freedom | Milton Friedman | book 1962 of=14
related | another | Herbert, Dune Messiah | | Dune | Frank Herbert | book 1965
related | another | Children of Dune (ch. 3) | F. Herbert | Dune | Frank Herbert | book 1965
wrong | study aid | Biodiversity and Finance | Smith | Payments for upland rivers: a solution for biodiversity? | S. Kanoun | article 2006
wrong | review | Economics of Biodiversity | Dasgupta | Biodiversity and Growth. Clem Tis, Harbour Press, 1999, 263 pp. | Clem Tis | article 2000
related | author missing | Turing Machines | | Functional Encryption for Turing Machines | S. Goldwasser | article 2013
related | author missing | Turing Machines | | Neural Turing Machines | | other
`);
