import { labelledPairs } from './labelled-pairs.ts';

/**
 * Lines as lecturers of many fields type them: law, music, nursing, physics, poetry, reports. Written before any of
 * them was graded; labelled by the meanings in labelled-books.ts.
 */
export const fieldPairs = labelledPairs(`
great | piece | Hall, S. (1980). Encoding/decoding. In S. Hall, D. Hobson, A. Lowe, & P. Willis (Eds.), Culture, media, language (pp. 128–138). London: Hutchinson. | | Encoding/Decoding | Stuart Hall | chapter 1980 in=Culture,_Media,_Language
close | piece | Hall, S. (1980). Encoding/decoding. In S. Hall, D. Hobson, A. Lowe, & P. Willis (Eds.), Culture, media, language (pp. 128–138). London: Hutchinson. | | Culture, Media, Language | | book 1980 editor=Stuart_Hall
close | reprint | Hall, S. (1980). Encoding/decoding. In S. Hall, D. Hobson, A. Lowe, & P. Willis (Eds.), Culture, media, language (pp. 128–138). London: Hutchinson. | | Encoding, Decoding | Stuart Hall | chapter 1993 in=The_Cultural_Studies_Reader
great | edition | Rawls, J., A Theory of Justice (rev. ed.), §§ 1–4, 11–17 | | A theory of justice | Rawls, John | book 1999 ed=Rev._ed.
great | translator | Aristotle, Nicomachean Ethics, Book II (trans. Terence Irwin) | | Nicomachean Ethics | Aristotle; Terence Irwin | book 1999 ed=2nd_ed.
close | part | Aristotle, Nicomachean Ethics, Book II (trans. Terence Irwin) | | Nicomachean Ethics, Books II–IV | Aristotle; C. C. W. Taylor | book 2006
related | another | Nicomachean Ethics | Aristotle | Eudemian Ethics | Aristotle | book 2011
great | body | LibreTexts, Chemistry 2e, Ch. 4 | | Chemistry 2e | Kathryn Haas; Ana Leitner | book 2019 pub=LibreTexts
related | common title | LibreTexts, Chemistry 2e, Ch. 4 | | Chemistry | Raymond Chang | book 2010
great | joint authors | Halliday/Resnick/Walker, Fundamentals of Physics, 10th ed., Ch. 21 | | Fundamentals of Physics | David Halliday; Robert Resnick; Jearl Walker | book 2013 ed=10
close | other form | Fundamentals of Physics, 10th ed. | Halliday, Resnick & Walker | Fundamentals of Physics Extended | David Halliday; Robert Resnick; Jearl Walker | book 2013 ed=10th
related | study aid | Fundamentals of Physics | Halliday | Student Solutions Manual for Fundamentals of Physics | J. Richard Christman | book 2013
great | preprint | He, K., Zhang, X., Ren, S., & Sun, J. (2016). Deep residual learning for image recognition. CVPR, 770–778. | | Deep Residual Learning for Image Recognition | Kaiming He; Xiangyu Zhang; Shaoqing Ren; Jian Sun | article 2015 in=arXiv
related | another | He, K., Zhang, X., Ren, S., & Sun, J. (2016). Deep residual learning for image recognition. CVPR, 770–778. | | Identity Mappings in Deep Residual Networks | Kaiming He; Xiangyu Zhang; Shaoqing Ren; Jian Sun | article 2016
great | initials | Hart, H. L. A., The Concept of Law, ch. V | | The concept of law | Herbert Lionel Adolphus Hart | book 1994 ed=2nd
related | about | Hart, H. L. A., The Concept of Law, ch. V | | Reading HLA Hart's 'The Concept of Law' | Luís Duarte d'Almeida; James Edwards; Andrea Dolcetti | book 2013
great | case | Marbury v. Madison, 5 U.S. 137 (1803) | | Marbury v. Madison | | other 1803
related | case | Marbury v. Madison, 5 U.S. 137 (1803) | | Marbury v. Madison and Judicial Review | Robert Lowry Clinton | book 1989
great | edition | Burkholder, Grout, and Palisca, A History of Western Music, 9th ed., chs. 1–2 | | A history of western music | J. Peter Burkholder; Donald Jay Grout; Claude V. Palisca | book 2014 ed=Ninth_edition
related | another | A History of Western Music | Burkholder | Norton Anthology of Western Music | J. Peter Burkholder; Claude V. Palisca | book 2014
great | possessive | Potter & Perry's Fundamentals of Nursing (10th ed.) | | Fundamentals of Nursing | Patricia A. Potter; Anne Griffin Perry; Patricia Stockert; Amy Hall | book 2020 ed=10th_Edition
related | common title | Potter & Perry's Fundamentals of Nursing (10th ed.) | | Fundamentals of Nursing: The Art and Science of Person-Centered Care | Carol Taylor | book 2018
great | body | WHO, World report on disability (2011), ch. 2 | | World Report on Disability 2011 | World Health Organization | report 2011
great | body | IPCC, 2021: Summary for Policymakers. In: Climate Change 2021: The Physical Science Basis | | Summary for Policymakers | Intergovernmental Panel on Climate Change | chapter 2021 in=Climate_Change_2021:_The_Physical_Science_Basis
great | poem | Eliot, T. S. "The Waste Land" (1922) | | The Waste Land | T. S. Eliot | other 1922
close | poem | Eliot, T. S. "The Waste Land" (1922) | | The Waste Land and Other Poems | T. S. Eliot | book 1940
close | version | The Waste Land | T. S. Eliot | The Waste Land: A Facsimile and Transcript of the Original Drafts | T. S. Eliot; Valerie Eliot | book 1971
great | misspelt title | Bourdieu, Distinction: A Social Critque of the Judgement of Taste | | Distinction: A Social Critique of the Judgment of Taste | Pierre Bourdieu | book 1984 lang=en
close | translation | Distinction | Pierre Bourdieu | La distinction: critique sociale du jugement | Pierre Bourdieu | book 1979 lang=fr
great | article | Coase RH. The problem of social cost. J Law Econ. 1960;3:1-44. | | The Problem of Social Cost | R. H. Coase | article 1960 in=The_Journal_of_Law_and_Economics
wrong | unrelated | Coase RH. The problem of social cost. J Law Econ. 1960;3:1-44. | | The social cost of water problems | M. Rivers | article 1988
wrong | common title | Sipser, Introduction to the Theory of Computation (3rd ed. Int'l) | | Introduction to Automata Theory, Languages, and Computation | John E. Hopcroft; Rajeev Motwani; Jeffrey D. Ullman | book 2006
great | edition | Sipser, Introduction to the Theory of Computation (3rd ed. Int'l) | | Introduction to the theory of computation | Michael Sipser | book 2012 ed=3
great | article | Mulvey, Laura. 1975. "Visual Pleasure and Narrative Cinema." Screen 16 (3): 6–18. | | Visual Pleasure and Narrative Cinema | Laura Mulvey | article 1975 in=Screen
close | reprint | Mulvey, Laura. 1975. "Visual Pleasure and Narrative Cinema." Screen 16 (3): 6–18. | | Visual Pleasure and Narrative Cinema | Laura Mulvey | chapter 1989 in=Visual_and_Other_Pleasures
related | another | Mulvey, Laura. 1975. "Visual Pleasure and Narrative Cinema." Screen 16 (3): 6–18. | | Afterthoughts on 'Visual Pleasure and Narrative Cinema' inspired by King Vidor's Duel in the Sun | Laura Mulvey | chapter 1989
great | names | Ngũgĩ wa Thiong'o, Decolonising the Mind | | Decolonising the mind: the politics of language in African literature | Ngugi wa Thiong’o | book 1986
great | misspelt author | Csikzentmihalyi, Flow | | Flow: The Psychology of Optimal Experience | Mihaly Csikszentmihalyi | book 1990
wrong | same title | Flow | Csikszentmihalyi | Flow | Philip Ball | book 2009
close | edition | Strunk & White, The Elements of Style, 4th ed. | | The elements of style | William Strunk, Jr.; E. B. White | book 1979 ed=3d_ed.
great | accents | Poincaré, Science and Hypothesis | | Science and hypothesis | Henri Poincare | book 1952
related | review | Scott, Weapons of the Weak | | Weapons of the Weak: Everyday Forms of Peasant Resistance. James C. Scott | Ben J. Wallace | article 1987
great | part | Read the intro + ch. 2 of "Weapons of the Weak" by James Scott (on Canvas) | | Weapons of the weak | James C. Scott | book 1985
`);
