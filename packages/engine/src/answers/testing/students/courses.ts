import { type Chat, openChat } from './student-course.ts';

/** Gives the text of a file in this folder; a module that is no test reads none itself. */
type ReadText = (path: string) => string;

const filesOf = (folder: string, names: readonly string[], read: ReadText) =>
  ['syllabus.md', ...names].map((name) => ({ name, text: read(`${folder}/${name}`) }));

/** A course on fungi with a syllabus in tables, on the Wednesday of week 5. */
export const fungiChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf('fungi', ['dunmore-ch1.md', 'dunmore-ch2.md', 'prell-blight.md', 'okafor-lichens.md'], read),
    today: '2026-10-07',
    openWeek: 5,
    read: [1, 3],
  });

/** A course on clocks with a syllabus in prose, on the Wednesday of week 6. */
export const clocksChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf(
      'clocks',
      ['marrow-water.md', 'teague-escapement.md', 'linde-railway.md', 'abara-longitude.md'],
      read,
    ),
    today: '2026-02-18',
    openWeek: 6,
    read: [2],
  });

/** A course on cities with two tests and no final, on the Tuesday of week 5. */
export const citiesChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf(
      'cities',
      [1, 2, 3, 4, 5].map((chapter) => `teasdale-ch${chapter}.md`),
      read,
    ),
    today: '2026-10-06',
    openWeek: 5,
    read: [1, 2],
  });

/** A course on bells with a messy syllabus, on the Wednesday of week 10. */
export const bellsChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf('bells', ['ansel-ch2.md', 'ansel-ch5.md'], read),
    today: '2026-11-18',
    openWeek: 10,
    read: [1, 3],
  });

/** A course on bread and ovens, on the Wednesday of week 2. */
export const ovensChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf('ovens', ['sandoz-ch2.md', 'sandoz-ch3.md', 'sandoz-ch4.md'], read),
    today: '2026-09-09',
    openWeek: 2,
    read: [1],
  });

/** A course on glass and windows, on the Wednesday of week 4. */
export const glassChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf('glass', ['wray-ch3.md', 'wray-ch4.md'], read),
    today: '2026-09-23',
    openWeek: 4,
    read: [1, 2],
  });

/** A course on looms and cloth with notes in its tables, on the Wednesday of week 11. */
export const loomsChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf('looms', ['orrin-ch2.md', 'orrin-ch5.md'], read),
    today: '2026-11-11',
    openWeek: 11,
    read: [1, 3],
  });

/** A course on honeybees with a project in parts and work that is due every week, on the Thursday of week 13. */
export const hivesChat = (read: ReadText): Promise<Chat> =>
  openChat({
    files: filesOf('hives', ['harrow-ch03.md', 'harrow-ch07.md'], read),
    today: '2026-11-26',
    openWeek: 13,
    read: [],
  });
