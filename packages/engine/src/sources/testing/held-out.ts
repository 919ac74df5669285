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

/**
 * Written later (commit fa2aecd), before it was measured how the rules of that day grade them: 0.733. What was wrong in
 * general was then mended (a remark that leaves a comma behind, reports of other years, family names that stand first),
 * and nothing for the rest.
 */
export const laterHeldOutPairs = labelledPairs(`
great | translator | Kafka, The Trial, trans. Breon Mitchell | | The Trial | Franz Kafka; Breon Mitchell | book 1998 lang=en
close | translation | The Trial | Franz Kafka | Der Prozess | Franz Kafka | book 1925 lang=de orig=The_Trial
wrong | same title | The Trial | Kafka | The Trial | Clifford Irving | book 1990
related | study aid | The Trial | Franz Kafka | Franz Kafka's The Trial: A Guide for Students | R. Hale | book 2003
great | chapter of | Ch. 4 of Durkheim, The Elementary Forms of Religious Life | | The elementary forms of religious life | Émile Durkheim; Karen E. Fields | book 1995
related | another | The Elementary Forms of Religious Life | Durkheim | The Division of Labor in Society | Emile Durkheim | book 1984
great | article | Granovetter, Mark S. "The Strength of Weak Ties." American Journal of Sociology 78, no. 6 (1973): 1360–1380. | | The Strength of Weak Ties | Mark S. Granovetter | article 1973 in=American_Journal_of_Sociology
wrong | unrelated | The Strength of Weak Ties | Granovetter | Tensile strength of ties in weak soils | P. Okoye | article 1999
great | edition | Campbell Biology, 11th edition | Urry et al. | Campbell biology | Lisa A. Urry; Michael L. Cain; Steven A. Wasserman | book 2016 ed=11
close | edition | Campbell Biology, 11th edition | Urry et al. | Campbell Biology | Lisa A. Urry; Michael L. Cain | book 2020 ed=Twelfth_edition
related | study aid | Campbell Biology | Urry | Study Guide for Campbell Biology | Martha R. Taylor | book 2014
close | other form | Campbell Biology | Urry | Campbell Essential Biology | Eric J. Simon; Jean L. Dickey | book 2018
great | misspelt author | The Wretched of the Earth | Fannon | The Wretched of the Earth | Frantz Fanon | book 2004
great | misspelt title | The Strucure of Scientific Revolutions | Kuhn | The Structure of Scientific Revolutions | Thomas S. Kuhn | book 1970
close | edition | Kuhn, The Structure of Scientific Revolutions (4th ed.) | | The Structure of Scientific Revolutions | Thomas S. Kuhn | book 1970 ed=2nd_ed.
related | review | The Structure of Scientific Revolutions | Thomas Kuhn | Review of The Structure of Scientific Revolutions, by Thomas S. Kuhn | A. Shapere | article 1964
related | common title | Microeconomics | Pindyck and Rubinfeld | Microeconomics | Paul Krugman; Robin Wells | book 2012
great | plain | Pindyck and Rubinfeld, Microeconomics, ch. 2 | | Microeconomics | Robert S. Pindyck; Daniel L. Rubinfeld | book 2017
great | subtitle | Seeing Like a State | James C. Scott | Seeing Like a State: How Certain Schemes to Improve the Human Condition Have Failed | James C. Scott | book 1998
wrong | namesake | Seeing Like a State | Scott | Rivers of the Northern Counties | Walter Scott | book 1911
great | body | Human Development Report 2020 | United Nations Development Programme | Human Development Report 2020 | United Nations Development Programme | report 2020
close | body | Human Development Report 2020 | United Nations Development Programme | Human Development Report 2019 | United Nations Development Programme | report 2019
great | names | García Márquez, One Hundred Years of Solitude | | One hundred years of solitude | Gabriel García Márquez | book 1970
close | translation | One Hundred Years of Solitude | Gabriel García Márquez | Cien años de soledad | Gabriel García Márquez | book 1967 lang=es orig=One_Hundred_Years_of_Solitude
great | et al. | LeCun et al. (2015), "Deep learning", Nature | | Deep learning | Yann LeCun; Yoshua Bengio; Geoffrey Hinton | article 2015 in=Nature
related | same title | LeCun et al. (2015), "Deep learning", Nature | | Deep Learning | Ian Goodfellow; Yoshua Bengio; Aaron Courville | book 2016
related | correction | Salazar (2018), Tidal Wetlands and Carbon | | Erratum: Tidal Wetlands and Carbon | M. Salazar | article 2018
close | version | Salazar (2018), Tidal Wetlands and Carbon | | Tidal wetlands and carbon (working paper) | M. Salazar | report 2016
great | pages | Fei, Bridges We Cross, pp. 101-130 | | Bridges we cross | Fei Xiaoming | book 2005
wrong | unrelated | Bridges We Cross | Fei | Load testing of bridges that trains cross | L. Marsh | article 1987
`);
