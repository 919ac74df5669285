import { labelledPairs } from './labelled-pairs.ts';

/**
 * Labelled by these meanings: `great`, the work itself, in the edition asked for or in any where none is asked for;
 * `close`, the same work in another form (edition, version, language, volume not told, a chapter of it), or one that is
 * the work but for something that the record leaves open; `related`, a text about the work or beside it, another one by
 * its author, another textbook of the very same title; `wrong`, none of these. Facts are public or invented.
 */
export const bookPairs = labelledPairs(`
great | plain | Tides and Trade | Mirela Berg | Tides and Trade | Mirela Berg | book 2004
great | plain | The Structure of Scientific Revolutions | Kuhn | The Structure of Scientific Revolutions | Thomas S. Kuhn | book 1996 ed=3rd
great | plain | Imagined Communities | Anderson | Imagined Communities: Reflections on the Origin and Spread of Nationalism | Benedict Anderson | book 2006
great | edition | Mankiw, Principles of Macroeconomics (7th ed.) | | Principles of Macroeconomics | N. Gregory Mankiw | book 2014 ed=7
great | edition | Ch. 3 of Mankiw, Principles of Macroeconomics (7th ed.) | | Principles of Macroeconomics, 7th Edition | Mankiw, N. Gregory | book 2014
close | edition | Mankiw, Principles of Macroeconomics (7th ed.) | | Principles of Macroeconomics | N. Gregory Mankiw | book 2011 ed=6th
close | edition | Ch. 3 of Mankiw, Principles of Macroeconomics (7th ed.) | | Principles of Macroeconomics (8th ed.) | N. Gregory Mankiw | book 2017
great | edition | Introduction to Algorithms, 3rd edition | Cormen et al. | Introduction to Algorithms | Thomas H. Cormen; Charles E. Leiserson; Ronald L. Rivest; Clifford Stein | book 2009 ed=Third_edition
close | edition | Introduction to Algorithms, 3rd edition | Cormen et al. | Introduction to Algorithms, fourth edition | Thomas H. Cormen; Charles E. Leiserson; Ronald L. Rivest; Clifford Stein | book 2022
great | edition | Introduction to Algorithms | Cormen et al. | Introduction to Algorithms | Thomas H. Cormen; Charles E. Leiserson | book 2001 ed=2 of=4
great | edition | Harbour Engineering, 2nd ed. | Duarte | Harbour Engineering | Ines Duarte | book of=5
close | edition | Duarte, Harbour Engineering (1998) | | Harbour Engineering | Ines Duarte | book 1981
great | edition | Duarte, Harbour Engineering (1998) | | Harbour Engineering | Ines Duarte | book 1998
great | edition | Duarte, Harbour Engineering (1998) | | Harbour Engineering | Ines Duarte | book 1997
great | edition | Organic Chemistry, 9e | Wade | Organic Chemistry, 9th edition | Leroy G. Wade; Jan W. Simek | book 2016
close | edition | Organic Chemistry, 9e | Wade | Organic Chemistry, 8th edition | Leroy G. Wade | book 2012
great | edition | A Theory of Justice, revised edition | Rawls | A Theory of Justice: Revised Edition | John Rawls | book 1999
great | isbn | Discrete Mathematics and Its Applications ISBN 978-0-07-338309-5 | Rosen | Discrete Mathematics and Its Applications | Kenneth H. Rosen | book 2012 isbn=0073383090
close | edition | Discrete Mathematics and Its Applications (7th ed.), ISBN 978-0-07-338309-5 | Rosen | Discrete Mathematics and Its Applications | Kenneth H. Rosen | book 2018 ed=8
great | subtitle | Guns, Germs, and Steel | Diamond | Guns, Germs, and Steel: The Fates of Human Societies | Jared Diamond | book 1997
great | subtitle | Guns, Germs, and Steel: The Fates of Human Societies | Jared Diamond | Guns, germs and steel | Jared M. Diamond | book 1998
great | subtitle | Guns, Germs, and Steel: The Fates of Human Societies | Diamond | Guns, Germs and Steel: A Short History of Everybody for the Last 13,000 Years | Jared Diamond | book 1998
great | subtitle | Discipline and Punish: The Birth of the Prison | Foucault | Discipline and punish | Michel Foucault | book 1995 sub=the_birth_of_the_prison
great | subtitle | Thinking, Fast and Slow | Kahneman | Thinking, Fast and Slow | Daniel Kahneman | book 2011 lang=en
great | subtitle | Sapiens | Harari | Sapiens: A Brief History of Humankind | Yuval Noah Harari | book 2014
close | subtitle | Calculus | Stewart | Calculus: Early Transcendentals | James Stewart | book 2015
great | subtitle | Calculus: Early Transcendentals | Stewart | Calculus: Early Transcendentals | James Stewart | book 2015
related | subtitle | Calculus: Early Transcendentals | Stewart | Calculus: Concepts and Contexts | James Stewart | book 2009
related | subtitle | Sociology: A Brief Introduction | Ode | Sociology: Pop Culture to Social Structure | Bruce Ode | book 2012
great | series | Salt Roads (Harbour Studies) | Okafor | Salt Roads | Ben Okafor | book 2010
great | capitals | the wealth of nations | Adam Smith | THE WEALTH OF NATIONS | SMITH, ADAM | book 1937
close | longer title | The Wealth of Nations | Adam Smith | An Inquiry into the Nature and Causes of the Wealth of Nations | Adam Smith | book 1976
close | longer title | Capital | Piketty | Capital in the Twenty-First Century | Thomas Piketty | book 2014
related | another | Capital in the Twenty-First Century | Piketty | Capital and Ideology | Thomas Piketty | book 2020
close | series | The Return of the King | Tolkien | The Lord of the Rings: The Return of the King | J. R. R. Tolkien | book 1955
great | spelling | Labour and Colour | Park | Labor and Color | Mina Park | book 2003
great | spelling | Organisation Theory and Behaviour | Reyes | Organization theory and behavior | Alma Reyes | book 2003
great | misspelt title | Thinking About Histroy and Memory | Maza | Thinking About History and Memory | Sarah Maza | book 2017
close | misspelt title | Vectr Harbours | Maza | Vector Harbours | Sarah Maza | book 2017
great | misspelt author | The Interpretation of Cultures | Gertz | The Interpretation of Cultures | Clifford Geertz | book 1973
great | misspelt author | Thus Spoke Zarathustra | Nietsche | Thus Spoke Zarathustra | Friedrich Nietzsche | book 2006
great | misspelt author | Crime and Punishment | Dostoyevsky | Crime and Punishment | Fyodor Dostoevsky | book 1993
close | misspelt author | Introduction to Sociology | Gidens | Introduction to Sociology | Anthony Giddens | book 2016
great | initials | The Fellowship of the Ring | J.R.R. Tolkien | The Fellowship of the Ring | Tolkien, John Ronald Reuel | book 1954
great | initials | A Room of Harbours | Woolf, V. | A Room of Harbours | Virginia Woolf | book 1929
great | initials | Principles of Macroeconomics | Greg Mankiw | Principles of Macroeconomics | N. Gregory Mankiw | book 2020
great | names | The Second Sex | de Beauvoir | The Second Sex | Simone de Beauvoir | book 2011
great | names | The Second Sex | Beauvoir | The second sex | Beauvoir, Simone de | book 1989
great | names | One Hundred Years of Solitude | Garcia Marquez | One Hundred Years of Solitude | Gabriel García Márquez | book 1970
great | names | Sapiens | Harari Yuval Noah | Sapiens | Yuval Noah Harari | book 2014
great | et al. | Molecular Biology of the Cell | Alberts et al. | Molecular biology of the cell | Bruce Alberts; Alexander Johnson; Julian Lewis | book 2014
great | joint authors | Why Nations Fail | Acemoglu and Robinson | Why Nations Fail: The Origins of Power, Prosperity, and Poverty | Daron Acemoglu; James A. Robinson | book 2012
great | joint authors | Why Nations Fail | Acemoglu, Robinson | Why Nations Fail | Acemoglu, Daron | book 2012
close | joint authors | Why Nations Fail | Acemoglu and Robinson | Why Nations Fail | James A. Robinson | book 2013
great | body | Publication Manual of the American Psychological Association | American Psychological Association | Publication Manual of the American Psychological Association | American Psychological Association | book 2020
great | body | Diagnostic and Statistical Manual of Mental Disorders | APA | Diagnostic and Statistical Manual of Mental Disorders | American Psychiatric Association | book 2013
great | editor | The Harbour Reader | Brandt | The Harbour Reader | | book 1999 editor=Jo_Brandt
related | micro/macro | Principles of Macroeconomics | Mankiw | Principles of Microeconomics | N. Gregory Mankiw | book 2014
related | another | Principles of Macroeconomics | Mankiw | Principles of Economics | N. Gregory Mankiw | book 2014
close | shorter form | Principles of Macroeconomics | Mankiw | Brief Principles of Macroeconomics | N. Gregory Mankiw | book 2014
related | another | The Interpretation of Cultures | Clifford Geertz | Local Knowledge: Further Essays in Interpretive Anthropology | Clifford Geertz | book 1983
related | another | Discipline and Punish | Michel Foucault | The Order of Things | Michel Foucault | book 1970
related | another | Orientalism | Edward Said | Culture and Imperialism | Edward W. Said | book 1993
wrong | namesake | Imagined Communities | Benedict Anderson | Passages from Antiquity to Feudalism | Perry Anderson | book 1974
wrong | namesake | Thinking about Rivers | Smith | Wood Joints for Beginners | Paul Smith | book 2001
related | common title | Introduction to Sociology | Giddens | Introduction to Sociology | Heather Griffiths; Nathan Keirns | book 2015
related | common title | Organic Chemistry | Wade | Organic Chemistry | Jonathan Clayden; Nick Greeves | book 2012
related | common title | Principles of Economics | Mankiw | Principles of Economics | Alfred Marshall | book 1890
great | common title | Introduction to Sociology | Anthony Giddens | Introduction to Sociology | Anthony Giddens; Mitchell Duneier | book 2018
related | common title | Psychology | Myers | Psychology | Daniel L. Schacter; Daniel T. Gilbert | book 2011
wrong | common title | Introduction to Sociology | Giddens | Introduction to Sanitary Engineering | Paul Hale | book 1961
wrong | same title | The Stranger | Camus | The Stranger | Lilian Darcy | book 2008
wrong | same title | Foundation | Asimov | The Foundation | Nora Klein | book 1991
wrong | same title | Night Ferries | Park | Night Ferries | Otto Brand | book 2011
close | author missing | Introduction to Sociology | | Introduction to Sociology | Anthony Giddens | book 2016
great | author missing | The Structure of Scientific Revolutions | | The Structure of Scientific Revolutions | Thomas S. Kuhn | book 1996
great | author missing | Guns, Germs, and Steel: The Fates of Human Societies | | Guns, Germs, and Steel: The Fates of Human Societies | Jared Diamond | book 1997
close | author missing | Frankenstein | | Frankenstein | Mary Shelley | book 1818
close | author missing | Organic Chemistry (2016) | | Organic Chemistry | Leroy G. Wade | book 2016
close | author untold | Tides and Quiet Trade | Berg | Tides and Quiet Trade | | book 2004
related | author untold | Introduction to Psychology | Kalat | Introduction to Psychology | | book 1999
wrong | author missing | Quiet Harbours of the North | | Loud Markets of the South | Jane Doe | book 1990
great | volume | Capital, Volume 1 | Karl Marx | Capital: Volume 1: A Critique of Political Economy | Karl Marx | book 1992
related | volume | Capital, Volume 1 | Karl Marx | Capital: Volume II | Karl Marx | book 1992
close | volume | Capital, Volume 1 | Karl Marx | Capital | Karl Marx | book 1906
great | volume | The Feynman Lectures on Physics, Vol. II | Feynman | The Feynman Lectures on Physics, Volume 2 | Richard P. Feynman; Robert B. Leighton | book 1964
related | volume | The Feynman Lectures on Physics, Vol. I | Feynman | The Feynman lectures on physics. Vol. 3 | Richard P. Feynman | book 1965
close | volume | The History of Sexuality | Foucault | The History of Sexuality, Vol. 2: The Use of Pleasure | Michel Foucault | book 1985
`);
