import { labelledPairs } from './labelled-pairs.ts';

/** Translations, chapters, articles, and what is written about works; labelled by the meanings in labelled-books.ts. */
export const workPairs = labelledPairs(`
close | translation | Capitalism and Freedom | Friedman | Kapitalismus und Freiheit | Milton Friedman | book 1971 lang=de orig=Capitalism_and_Freedom
close | translation | The Metamorphosis | Kafka | The Metamorphosis | Franz Kafka | book 1999 lang=es
related | translation | Capitalism and Freedom | Milton Friedman | Capitalismo y libertad | Milton Friedman | book 1966 lang=es
great | translation | L’Étranger | Camus | L'Étranger | Albert Camus | book 1942 lang=fr
great | translation | The Republic (trans. Grube) | Plato | The Republic | Plato; G. M. A. Grube | book 1992 lang=en
great | translation | The Prince, translated by Harvey Mansfield | Machiavelli | The Prince | Niccolò Machiavelli | book 1998
close | translation | Don Quixote | Cervantes | Don Quixote | Miguel de Cervantes Saavedra | book 1605 lang=es
close | translation | The Stranger | Albert Camus | L’Étranger | Albert Camus | book 1942 lang=fr orig=The_Stranger
great | translation | Das Kapital | Marx | Das Kapital | Karl Marx | book 1867 lang=de
wrong | translation | Capitalism and Freedom | Milton Friedman | Kapitalismus und Ordnung | Hans Weber | book 1980 lang=de
great | chapter of | Chapter 4: “Bureaucracy,” in Economy and Society | Max Weber | Economy and Society | Max Weber | book 1978
great | chapter of | Chapter 4: “Bureaucracy,” in Economy and Society | Max Weber | Bureaucracy | Max Weber | chapter 1978 in=Economy_and_Society
close | chapter of | Economy and Society | Max Weber | The Types of Legitimate Domination | Max Weber | chapter 1978 in=Economy_and_Society
great | chapter of | pp. 12–40 in Weber's The Protestant Ethic and the Spirit of Capitalism | | The Protestant ethic and the spirit of capitalism | Max Weber | book 2001
great | chapter of | Sections 1.1-1.4 in Calculus: Early Transcendentals by James Stewart, 8th Edition | | Calculus: Early Transcendentals | James Stewart | book 2015 ed=8
great | chapter of | The Introduction of Orientalism | Edward Said | Orientalism | Edward W. Said | book 1978
great | chapter of | excerpts from Hannah Arendt, The Human Condition | | The Human Condition | Hannah Arendt | book 1998
great | chapter of | Smith, Wealth of Nations, Book I, chs. 1–3 | | The Wealth of Nations | Adam Smith | book 2000
close | chapter of | Ch. 2 of Tides and Trade | Mirela Berg | Ports before money | Mirela Berg | chapter 2004 in=Tides_and_Trade
wrong | chapter of | Introduction to Sociology | Giddens | Deviance | Paul Hale | chapter 2012 in=Introduction_to_Sociology
related | chapter of | Imagined Communities | Anderson | Nations on Paper | Paul Hale | chapter 2012 in=Imagined_Communities
great | article | “The Market for Lemons,” Akerlof (1970) | | The Market for “Lemons”: Quality Uncertainty and the Market Mechanism | George A. Akerlof | article 1970 in=The_Quarterly_Journal_of_Economics
great | article | Akerlof, G. A. (1970). The market for 'lemons': Quality uncertainty and the market mechanism. Quarterly Journal of Economics, 84(3), 488–500. | | THE MARKET FOR LEMONS: QUALITY UNCERTAINTY AND THE MARKET MECHANISM | G. A. Akerlof | article 1970
great | article | Kahneman & Tversky (1979) Prospect Theory: An Analysis of Decision under Risk | | Prospect Theory: An Analysis of Decision under Risk | Daniel Kahneman; Amos Tversky | article 1979
close | article | Kahneman & Tversky (1979) Prospect Theory: An Analysis of Decision under Risk. Econometrica 47(2) | | Prospect Theory: An Analysis of Decision Under Risk | Daniel Kahneman; Amos Tversky | chapter 2013 in=Handbook_of_the_Fundamentals
related | article | Kahneman & Tversky (1979) Prospect Theory: An Analysis of Decision under Risk | | Advances in prospect theory: Cumulative representation of uncertainty | Amos Tversky; Daniel Kahneman | article 1992
close | version | Okafor (2015), Salt Markets and Quiet Ports | | Salt Markets and Quiet Ports | Ben Okafor | article 2009
great | version | Okafor (2015), Salt Markets and Quiet Ports | | Salt markets and quiet ports | Ben Okafor | article 2014
close | article or book | Putnam (1995), Bowling Alone: America's Declining Social Capital. Journal of Democracy 6(1) | | Bowling Alone | Robert D. Putnam | book 1995
close | article or book | Bowling Alone, 1st ed. | Putnam | Bowling Alone: America's Declining Social Capital | Robert D. Putnam | article 1995
close | thesis | Salt Roads of the North | Okafor | Salt Roads of the North | Ben Okafor | thesis 2006
great | doi | Okafor and Lee, "Salt Roads", doi:10.1000/xyz.123 | | Salt roads: a note | B. Okafor | article 2010 doi=10.1000/xyz.123
wrong | article | “The Market for Lemons,” Akerlof (1970) | | Lemon market dynamics in citrus exports | Maria Lopez | article 2004
related | about | “The Market for Lemons,” Akerlof (1970) | | Revisiting “The Market for Lemons” | Paul Hale | article 1999
related | correction | Salt Markets and Quiet Ports | Okafor | Correction to: Salt Markets and Quiet Ports | Ben Okafor | article 2016
related | correction | Salt Markets and Quiet Ports | Okafor | Retraction Note: Salt Markets and Quiet Ports | | article 2017
wrong | correction | Salt Markets and Quiet Ports | Okafor | Erratum: Deep Mines and Loud Hills | Jo Brandt | article 2016
related | review | Imagined Communities | Anderson | Imagined Communities (review) | Paul Hale | article 1985
related | review | Imagined Communities | Anderson | Book Review: Imagined Communities by Benedict Anderson | Ines Duarte | article 1984
related | review | The Human Condition | Hannah Arendt | The Human Condition. Hannah Arendt | Paul Hale | article 1959
related | review | The Human Condition | Hannah Arendt | The Human Condition | Ben Reyes | article 1960
related | review | Orientalism | Edward Said | Review of Orientalism | Bernard Hale | article 1982
related | review | A Theory of Justice | Rawls | A Theory of Justice. By John Rawls. Cambridge: Harvard University Press, 1971. Pp. xv + 607. $15.00 | Alma Reyes | article 1973
wrong | review | Imagined Communities | Anderson | Book Review: The Deep Mines | Paul Hale | article 1985
related | study aid | Principles of Macroeconomics | Mankiw | Study Guide for Mankiw's Principles of Macroeconomics | David R. Hakes | book 2014
related | study aid | Organic Chemistry | Wade | Solutions Manual for Organic Chemistry | Jan William Simek | book 2012
related | study aid | Organic Chemistry, 9e | Wade | Student Study Guide and Solutions Manual for Organic Chemistry, 9th edition | Leroy G. Wade | book 2016
related | study aid | Introduction to Algorithms | Cormen et al. | Instructor's Manual to Accompany Introduction to Algorithms | Thomas H. Cormen; Clara Lee | book 2002
related | study aid | The Great Harbour | Fitz | Notes on The Great Harbour | Kate Maurer | book 1999
related | study aid | Molecular Biology of the Cell | Alberts et al. | Molecular Biology of the Cell: The Problems Book (practice problems) | John Wilson; Tim Hunt | book 2014
related | study aid | Principles of Macroeconomics | Mankiw | Test Bank for Principles of Macroeconomics | | other 2015
related | summary | Thinking, Fast and Slow | Kahneman | Summary of Thinking, Fast and Slow | Instant Reads | book 2015
related | summary | Sapiens | Harari | Sapiens: Summary and Key Takeaways | Quick Pages | book 2016
close | summary | The Wealth of Nations | Adam Smith | The Wealth of Nations (abridged) | Adam Smith | book 2009
close | other form | Sapiens | Harari | Sapiens (audiobook) | Yuval Noah Harari | other 2015
related | about | Orientalism | Edward Said | Reading Orientalism: Said and the Unsaid | Daniel Varisco | book 2007
related | about | A Theory of Justice | Rawls | A Companion to Rawls's A Theory of Justice | Jon Mandle | book 2009
related | about | The Second Sex | de Beauvoir | Beauvoir and The Second Sex | Margaret Simons | book 1999
related | about | The Structure of Scientific Revolutions | Kuhn | Kuhn's The Structure of Scientific Revolutions at Fifty | Robert Richards | book 2016
related | about | The Prince | Machiavelli | Machiavelli's The Prince: A Reader's Guide | Miguel Vatter | book 2013
related | about | The Human Condition | Hannah Arendt | The Human Condition revisited | Paul Hale | article 1999
wrong | unrelated | The Human Condition | Hannah Arendt | Human conditions of heat in steel mills | Ken Nakamura | article 1999
wrong | unrelated | Sapiens | Harari | Homo sapiens remains at the river Omo | Ian McDougall; Francis Brown | article 2005
wrong | unrelated | The Prince | Machiavelli | Prince: The Making of a Pop Music Phenomenon | Stan Hawkins; Sarah Niblock | book 2011
wrong | unrelated | The Second Sex | de Beauvoir | Sex differences in grip strength | Jo Ode | article 2011
wrong | unrelated | Organic Chemistry | Wade | Organic Farming in Wet Regions | Kim Park | book 2001
wrong | unrelated | Calculus: Early Transcendentals | Stewart | Renal calculus: a case report | A. Gupta | article 2014
wrong | unrelated | 1984 | George Orwell | Proceedings of the 1984 Conference on Drainage | | book 1984
great | short title | 1984 | George Orwell | 1984 | George Orwell | book 2003
wrong | unrelated | Why Nations Fail | Acemoglu and Robinson | Why Do Bridges Fail? | Henry Petro | book 2006
wrong | unrelated | Imagined Communities | Anderson | Community gardens of Leeds | Rita Anders | article 2015
wrong | unrelated | Guns, Germs, and Steel | Diamond | Steel and guns of the Royal Navy | Walter Pike | book 1960
wrong | unrelated | Molecular Biology of the Cell | Alberts et al. | Battery cell chemistry for engineers | Ruth Stone | book 2017
wrong | unrelated | Discrete Mathematics and Its Applications | Rosen | Applications of discrete event simulation | P. Hale | article 2008
related | author only | Mankiw Ch. 3 | | Principles of Macroeconomics | N. Gregory Mankiw | book 2014
related | subject | Cognitive Development of Quiet Children | Park | The Cognitive Development of Quiet Young Children | Otto Brand | article 2001
great | article | Granovetter, Mark. "The Strength of Weak Ties." American Journal of Sociology 78, no. 6 (1973): 1360–80. | | The Strength of Weak Ties | Mark S. Granovetter | article 1973
close | version | Granovetter, Mark. "The Strength of Weak Ties." American Journal of Sociology 78, no. 6 (1973): 1360–80. | | The Strength of Weak Ties: A Network Theory Revisited | Mark Granovetter | article 1983
great | article | Watson and Crick, “Molecular Structure of Nucleic Acids” (1953) | | Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid | J. D. Watson; F. H. C. Crick | article 1953
wrong | article | Watson and Crick, “Molecular Structure of Nucleic Acids” (1953) | | Molecular structure of glass fibres | T. Watson | article 1962
`);
