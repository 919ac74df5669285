import { labelledPairs } from './labelled-pairs.ts';

/**
 * Written when the rules stood (commit 9923e92), and no rule was changed for their sake. Labelled by the meanings in
 * labelled-books.ts.
 */
export const heldOutPairs = labelledPairs(`
great | plain | Ludwig Wittgenstein, Philosophical Investigations, §§1–43 | | Philosophical Investigations | Ludwig Wittgenstein; G. E. M. Anscombe | book 1958
related | another | Philosophical Investigations | Wittgenstein, Ludwig | Tractatus Logico-Philosophicus | Ludwig Wittgenstein | book 1922
related | about | Philosophical Investigations | Wittgenstein | Wittgenstein's Philosophical Investigations: A Critical Guide | Arif Ahmed | book 2010
close | translation | Philosophical Investigations | Wittgenstein | Philosophische Untersuchungen | Ludwig Wittgenstein | book 1953 lang=de orig=Philosophical_Investigations
wrong | unrelated | Philosophical Investigations | Wittgenstein | Investigations into crop rotation | J. Moore | article 1955
great | edition | Kernighan and Ritchie, The C Programming Language (2nd ed.), chapters 1-2 | | The C programming language | Brian W. Kernighan; Dennis M. Ritchie | book 1988 ed=2nd_ed.
close | edition | Kernighan and Ritchie, The C Programming Language (2nd ed.), chapters 1-2 | | The C Programming Language | Brian W. Kernighan; Dennis M. Ritchie | book 1978 ed=1st
related | another | The C Programming Language | Kernighan and Ritchie | The Unix Programming Environment | Brian W. Kernighan; Rob Pike | book 1984
related | study aid | The C Programming Language | Kernighan and Ritchie | The C Answer Book: Solutions to the Exercises in The C Programming Language | Clovis L. Tondo; Scott E. Gimpel | book 1989
wrong | same title | Emma | Jane Austen | Emma | Charlotte Webb | book 2012
great | short title | Emma | Jane Austen | Emma | Jane Austen | book 2003 ed=2 of=900
related | study aid | Emma | Jane Austen | Jane Austen's Emma: A Casebook | Fiona Stafford | book 2007
great | subtitle | Silent Spring | Carson | Silent spring | Rachel Carson; Lois Darling | book 2002 lang=en
related | about | Silent Spring | Carson | Silent Spring at 50 | Roger Meiners | book 2012
related | review | Silent Spring | Rachel Carson | Silent Spring. Rachel Carson | LaMont C. Cole | article 1962
wrong | unrelated | Silent Spring | Carson | Spring phenology of silent frogs | B. Hull | article 2009
great | article | Turing, A. M. (1950). Computing machinery and intelligence. Mind, 59(236), 433–460. | | I.—COMPUTING MACHINERY AND INTELLIGENCE | A. M. TURING | article 1950 in=Mind
close | reprint | Turing, A. M. (1950). Computing machinery and intelligence. Mind, 59(236), 433–460. | | Computing Machinery and Intelligence | Alan M. Turing | chapter 2009 in=Parsing_the_Turing_Test
related | another | Turing, A. M. (1950). Computing machinery and intelligence. Mind, 59(236), 433–460. | | On Computable Numbers, with an Application to the Entscheidungsproblem | A. M. Turing | article 1937
wrong | unrelated | Turing, A. M. (1950). Computing machinery and intelligence. Mind, 59(236), 433–460. | | Intelligence and fatigue at heavy machinery | W. Brown | article 1949
great | et al. | Vaswani et al. (2017), “Attention Is All You Need” | | Attention is All you Need | Ashish Vaswani; Noam Shazeer; Niki Parmar | article 2017
related | about | Vaswani et al. (2017), “Attention Is All You Need” | | Attention is not all you need: pure attention loses rank doubly exponentially with depth | Yihe Dong; Jean-Baptiste Cordonnier | article 2021
great | body | Global Economic Prospects 2019 | World Bank | Global Economic Prospects 2019 | World Bank | report 2019
wrong | body | Global Economic Prospects 2019 | World Bank | Bank erosion on the lower river | T. World | article 2019
great | names | Gravity and Grace | Weil | Gravity and Grace | Simone Weil | book 1952
close | translation | Gravity and Grace | Simone Weil | La pesanteur et la grâce | Simone Weil | book 1947 lang=fr orig=Gravity_and_Grace
great | misspelt author | The Souls of Quiet Folk | Du Boys | The Souls of Quiet Folk | W. Du Bois | book 1903
great | misspelt title | Pedagogy of the Opressed | Freire | Pedagogy of the Oppressed | Paulo Freire | book 2000
great | misspelt author | The Society of the Spectacle | Deborde | The Society of the Spectacle | Guy Debord | book 1994
great | chapter of | Chapter 7 (“Naming the Harbour”) of Ports of Memory, by Alma Reyes | | Ports of Memory | Alma Reyes | book 2011
great | chapter of | Chapter 7: Naming the Harbour, in Ports of Memory | Alma Reyes | Naming the harbour | Reyes, Alma | chapter 2011 in=Ports_of_Memory
close | chapter of | Ports of Memory, pp. 20-45 | Reyes | Leaving the quay | Alma Reyes | chapter 2011 in=Ports_of_Memory
wrong | chapter of | Ports of Memory, pp. 20-45 | Reyes | Shared memory ports in embedded systems | Lin Wei | chapter 2011 in=Computer_Design
related | common title | Linear Algebra and Its Applications, 5th ed. | Lay | Linear Algebra and Its Applications | Gilbert Strang | book 2006
great | edition | Linear Algebra and Its Applications, 5th ed. | Lay | Linear algebra and its applications (fifth edition) | David C. Lay; Steven R. Lay | book 2015
related | study aid | Linear Algebra and Its Applications | Lay | Student Study Guide for Linear Algebra and Its Applications | David C. Lay | book 2011
related | common title | Social Psychology | Aronson | Social Psychology | David G. Myers | book 2012
close | author missing | Social Psychology | | Social Psychology | David G. Myers | book 2012
close | author missing | Walden | | Walden | Henry David Thoreau | book 1854
great | author missing | On the Genealogy of Quiet Morals: A Polemic | | On the Genealogy of Quiet Morals: A Polemic | F. Nilsen | book 1994
great | volume | A History of Harbours, vol. 3 | Ode | A History of Harbours. Vol. III | Bruce Ode | book 1980
related | volume | A History of Harbours, vol. 3 | Ode | A History of Harbours. Vol. IV | Bruce Ode | book 1984
close | version | Ode (2020), Tides in Ice and Policy | | Tides in Ice and Policy | Bruce Ode | article 2016
close | thesis | Tides in Ice and Policy | Ode | Tides in Ice and Policy | Bruce Ode | thesis 2014
related | correction | Tides in Ice and Policy | Ode | Author Correction: Tides in Ice and Policy | Bruce Ode | article 2020
related | micro/macro | Intermediate Microeconomics | Varian | Intermediate Macroeconomics | Hal R. Varian | book 2010
wrong | unrelated | Intermediate Microeconomics | Varian | Intermediate hosts of river flukes | C. Wong | article 1988
related | summary | The Society of the Spectacle | Debord | Summary and Analysis of The Society of the Spectacle | Quick Pages | book 2017
close | other form | Silent Spring | Carson | Silent Spring (abridged edition) | Rachel Carson | book 1965
wrong | namesake | Silent Spring | Carson | Talented Hands of the North | Ben Carson | book 1990
`);
