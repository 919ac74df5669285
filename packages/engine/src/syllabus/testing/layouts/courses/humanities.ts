import { article, book, type PlannedCourse, pause, week } from '../planned-course.ts';

export const portCities: PlannedCourse = {
  name: 'Port Cities of the Indian Ocean',
  code: 'HIST 248',
  professor: 'Amrita Bose',
  email: 'a.bose@northport.example',
  season: 'Fall',
  firstMonday: '2024-09-02',
  classDays: [2, 4],
  description:
    'The course follows merchants, sailors and pilgrims between six harbours from the fifteenth century to the age of steam.',
  textbook: 'Leonor Pinto, A Sea of Small Harbours (Quayside Press, 2016)',
  weeks: [
    week(['Monsoon winds', 'What is a port city?'], [book('Leonor Pinto', 'A Sea of Small Harbours', '1–24')]),
    week(
      ['Merchants of Gujarat', 'Credit and kinship'],
      [article('Farid Qureshi', 'Letters of a Cloth Broker', '55–81')],
      'Map exercise',
    ),
    week(['Swahili towns', 'Coral houses and mosques'], [book('Zawadi Mrema', 'Stone Town Remembered', '30–62')]),
    week(
      ['The Portuguese arrive', 'Forts, passes and tribute'],
      [article('Leonor Pinto', 'Cannon at the Customs House', '210–233')],
      'Source report 1',
    ),
    week(['Pilgrims on the Red Sea', 'Plague and quarantine'], [book('Samir Haddad', 'Ships to Jeddah', '88–119')]),
    pause('Fall break'),
    week(['Batavia and its canals', 'Households of the Company'], [], 'Midterm exam'),
    week(
      ['Slavery on the ocean', 'Voices from the court records'],
      [article('Ilse van Rijk', 'Testimony Before the Harbour Master', '12–39')],
    ),
    week(
      ['Opium and silver', 'The clerks of Calcutta'],
      [book('Dorothy Ames', 'The Weight of Silver', '141–176')],
      'Source report 2',
    ),
    week(['Steamships', 'Coal stations and cables'], [article('Peter Lindqvist', 'Timetables of Empire', '301–322')]),
    week(['Memory and museums', 'Conclusions'], [], '@1 Research essay'),
  ],
  grading: [
    { name: 'Map exercise', percent: 10, kind: 'pieces' },
    { name: 'Source reports', percent: 20, kind: 'pieces' },
    { name: 'Midterm exam', percent: 20, kind: 'pieces' },
    { name: 'Research essay', percent: 25, kind: 'pieces' },
    { name: 'Final exam', percent: 15, kind: 'piece' },
    { name: 'Participation', percent: 10, kind: 'participation' },
  ],
  final: 'Final exam',
  policies: [
    {
      heading: 'Attendance',
      text: 'More than three absences lower the grade. Write to me before class if you are ill.',
    },
    { heading: 'Late work', text: 'Work loses five points for each day that it is late, weekends included.' },
  ],
};

export const ethics: PlannedCourse = {
  name: 'Ethics and Everyday Life',
  code: 'PHIL 115',
  professor: 'Tobias Grün',
  email: 'tgruen@elmfield.example',
  season: 'Spring',
  firstMonday: '2025-01-20',
  classDays: [1, 3],
  description: 'We ask how to live well with other people, and read philosophers old and new who have tried to answer.',
  textbook: 'Hannah Osei, Living Well Together (Elm Books, 2021)',
  weeks: [
    week(['Why be moral?', 'The ring of invisibility'], [article('Hannah Osei', 'A Reason to Be Good', '3–19')]),
    week(['Happiness', 'Pleasures of the mind'], [book('Martin Keller', 'The Sum of Joys', '40–71')], '@1 Quiz 1'),
    week(['Duty and law', 'Persons as ends'], [article('Ruth Abelson', 'What We Owe to Strangers', '101–127')]),
    week(
      ['Character', 'Can courage be taught?'],
      [book('Hannah Osei', 'Living Well Together', '52–80')],
      'Reflection paper 1',
    ),
    week(['Friendship', 'Partiality and its limits'], [article('Joon Park', 'My Friend or the World', '15–33')]),
    week(['Lying', 'Promises'], [article('Clara Whitfield', 'White Lies in Grey Rooms', '77–92')], '@1 Quiz 2'),
    pause('Spring break'),
    week(
      ['Animals on our plates', 'The interests of others'],
      [book('Greta Holm', 'Fellow Creatures', '1–38')],
      'Reflection paper 2',
    ),
    week(['Charity', 'Distance and duty'], [article('Omar Siddiqui', 'The Drowning Neighbour', '229–243')]),
    week(['Privacy', 'Machines that watch'], [article('Lucia Ferrante', 'Glass Houses', '61–84')], 'Group debate'),
    week(['Forgiveness', 'Looking back'], [book('Miriam Adler', 'After the Apology', '120–149')], 'Final paper draft'),
  ],
  grading: [
    { name: 'Quizzes', percent: 20, kind: 'pieces' },
    { name: 'Reflection papers', percent: 30, kind: 'pieces' },
    { name: 'Group debate', percent: 15, kind: 'pieces' },
    { name: 'Final paper', percent: 25, kind: 'piece' },
    { name: 'Class participation', percent: 10, kind: 'participation' },
  ],
  final: 'Final paper',
  policies: [
    { heading: 'Academic integrity', text: 'Words of others stand in quotation marks and name their source.' },
    {
      heading: 'Devices',
      text: 'Laptops stay closed during discussion, unless you need one; then come and talk to me.',
    },
  ],
};

export const shortFiction: PlannedCourse = {
  name: 'The Short Story Since 1900',
  code: 'ENGL 231',
  professor: 'Maeve Donnelly',
  email: 'donnelly@saltmarsh.example',
  season: 'Winter',
  firstMonday: '2023-01-09',
  classDays: [2, 4],
  description: 'Ten weeks of reading stories slowly, and of writing about how they are made.',
  textbook: 'Arthur Pell (ed.), The Saltmarsh Book of Stories (2019)',
  weeks: [
    week(['Beginnings', 'How stories open'], [article('Elias Norden', 'The Lamplighter', '1–14')]),
    week(
      ['Realism at the kitchen table', 'Things left unsaid'],
      [article('Irene Castle', 'Cold Tea')],
      'Close reading 1',
    ),
    week(
      ['Modernist moments', 'Time inside the mind'],
      [article('Sylvia Marrow', 'Eleven Windows'), article('Paul Etienne', 'Rain on Zinc')],
    ),
    week(['Ghosts', 'The unreliable narrator'], [article('Henry Ashdown', 'The Tenant Above')], 'Close reading 2'),
    week(['Hard-boiled', 'Dialogue'], [article('Rex Malone', 'Nobody Calls It Sleep', '88–103')], '@1 Presentation'),
    week(['Magic and the ordinary', 'Translation'], [article('Beatriz Luna', 'The Well That Answered')]),
    week(['Minimalism', 'Silence on the page'], [article('Carol Dietz', 'Parking Lot')], 'Close reading 3'),
    week(['Letters and diaries', 'Stories in pieces'], [article('Nkechi Obi', 'Receipts for a Marriage', '201–219')]),
    week(['Writing the city', 'Linked stories'], [book('Tomasz Wilk', 'Tram Number Nine', '5–47')], '@1 Essay outline'),
    week(['Endings', 'Our favourite last lines'], [article('Maud Perrin', 'Goodnight, Harbour')]),
  ],
  grading: [
    { name: 'Close readings', percent: 45, kind: 'pieces' },
    { name: 'Presentation', percent: 15, kind: 'pieces' },
    { name: 'Final essay', percent: 30, kind: 'piece' },
    { name: 'Participation', percent: 10, kind: 'participation' },
  ],
  final: 'Final essay',
  policies: [
    {
      heading: 'Accommodations',
      text: 'Students who need an accommodation bring the letter of the office to me early.',
    },
    { heading: 'Late papers', text: 'A paper that comes late without a word loses a third of a grade each day.' },
  ],
};
