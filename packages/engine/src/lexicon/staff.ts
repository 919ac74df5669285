/**
 * How syllabi name the people of a course, by what they are to it. All lists are lower case and matched as whole words.
 */

/** Who teaches: the words of a label or heading such as "Instructor", "Unit Convenor", "Chargé de cours". */
export const teacherWords = [
  ...['instructor', 'instructors', 'professor', 'professors', 'prof', 'prof.', 'lecturer', 'lecturers', 'teacher'],
  ...['teachers', 'faculty', 'convenor', 'convenors', 'convener', 'conveners', 'coordinator', 'coordinators'],
  ...['co-ordinator', 'co-ordinators', 'coordinador', 'facilitator', 'facilitators', 'teaching staff', 'taught by'],
  ...['teaching team', 'instructional staff', 'course leader', 'module leader', 'course director', 'unit chair'],
  ...['course organiser', 'course organizer', 'examiner', 'instructor of record', 'course staff', 'tutor', 'tutors'],
  ...['profesor', 'profesora', 'professeur', 'professeure', 'enseignant', 'enseignante', 'chargé de cours'],
  ...['chargée de cours', 'docente', 'docentes', 'docent', 'dozent', 'dozentin', 'dozenten', 'lehrende', 'lehrperson'],
  ...['kursleiter', 'kursansvarig', 'föreläsare', 'underviser', 'foreleser', 'professore', 'titolare', 'преподаватель'],
  ...['лектор', 'автор', 'prowadzący', 'öğretim üyesi', 'öğretim elemanı', 'vyučující', 'opettaja', '教师', '教師'],
] as const;

/** Who helps to teach and answers to the teacher: never the course's professor. */
export const assistantWords = [
  ...['teaching assistant', 'teaching assistants', 'teaching fellow', 'teaching fellows', 'graduate assistant'],
  ...['graduate assistants', 'graduate student instructor', 'graduate student instructors', 'course assistant'],
  ...['course assistants', 'lab assistant', 'lab assistants', 'lab instructor', 'lab instructors', 'lab coordinator'],
  ...['undergraduate assistant', 'undergraduate assistants', 'learning assistant', 'learning assistants', 'ta', 'tas'],
  ...["ta's", 'gta', 'gtas', 'gsi', 'gsis', 'uta', 'utas', 'tf', 'tfs', 'ula', 'ulas', 'ia', 'ias', 'ca', 'cas'],
  ...['t.a.', 'grader', 'graders', 'reader', 'readers', 'assistant', 'assistants', 'preceptor', 'preceptors', 'mentor'],
  ...['peer', 'section leader', 'section leaders', 'lab support', 'demonstrator', 'demonstrators', 'auxiliaire'],
  ...['auxiliaires', 'ayudante', 'ayudantes', 'monitor', 'assistenten', 'hiwi', 'substitute', 'guest lecturer'],
  ...['guest lecturers', 'guest speaker', 'guest speakers', 'developer', 'administrator'],
] as const;

/** Offices that every syllabus names, with their people. */
export const otherOfficeWords = [
  ...['title ix', 'dean', 'associate dean', 'ombuds', 'ombudsman', 'ombudsperson', 'counseling', 'counselor'],
  ...['counselling', 'registrar', 'disability', 'disabilities', 'accessibility', 'accommodations', 'equity'],
  ...['advocate', 'help desk', 'helpdesk', 'tutoring', 'writing center', 'writing centre', 'campus', 'librarian'],
  ...['library', 'department chair', 'department head', 'head of department', 'director of', 'security', 'police'],
  ...['secretary', 'advisor', 'adviser', 'provost', 'chancellor', 'emergency', 'committee', 'student services'],
] as const;

/** Forms of address and rank before a name. */
export const rankWords = [
  ...['dr', 'prof', 'professor', 'mr', 'mrs', 'ms', 'mx', 'miss', 'assoc', 'associate', 'asst', 'assistant', 'adjunct'],
  ...[
    'visiting',
    'senior',
    'instructor',
    'lecturer',
    'rev',
    'sgt',
    'capt',
    'captain',
    'maj',
    'major',
    'col',
    'colonel',
  ],
  ...['cmdr', 'lt', 'judge', 'justice', 'hon', 'prof.dr', 'dr.-ing', 'ing', 'mgr', 'doc', 'sir', 'dame', 'the'],
] as const;

/** Degrees behind a name, without dots. */
export const degrees = [
  ...['phd', 'md', 'dphil', 'edd', 'jd', 'ma', 'ms', 'msc', 'msn', 'msw', 'mfa', 'mba', 'ba', 'bs', 'bsc', 'rn', 'dnp'],
  ...[
    'llm',
    'psyd',
    'pe',
    'cpa',
    'esq',
    'thd',
    'lcsw',
    'med',
    'facp',
    'mph',
    'mphil',
    'dds',
    'dvm',
    'scd',
    'mls',
    'mlis',
  ],
] as const;

/** Small words inside a family name. */
export const nameParticles = [
  ...['van', 'von', 'de', 'der', 'den', 'del', 'della', 'di', 'da', 'dos', 'do', 'la', 'le', 'al', 'el', 'bin', 'ibn'],
  ...['ben', 'ter', 'ten', 'zu', 'zum', 'y', 'e', 'af', 'st'],
] as const;
