/**
 * Words by which students ask of a course, beside those by which a syllabus says it: a line in other words of one
 * group says the same. Lower case; each word belongs to the first group that has it.
 */
export const courseSynonyms: readonly (readonly string[])[] = [
  ['textbook', 'textbooks', 'book', 'books', 'ebook', 'edition', 'printing', 'anthology', 'paperback'],
  ['ai', 'chatgpt', 'gpt', 'chatbot', 'chatbots', 'copilot', 'machine', 'machines', 'software', 'llm'],
  ['absence', 'absent', 'away', 'attend', 'attendance', 'miss', 'missed', 'skip', 'skipped'],
  ['email', 'mail', 'e-mail', 'write', 'answer', 'reply', 'respond', 'reach', 'contact'],
  ['weekend', 'weekends', 'sunday', 'sundays', 'saturday', 'saturdays'],
  ['ta', 'tas', 'assistant', 'assistants', 'tutor', 'grader'],
  ['professor', 'prof', 'instructor', 'teacher', 'lecturer'],
  ['grade', 'grades', 'graded', 'grading', 'points', 'marks'],
  ['drop', 'dropped', 'withdraw', 'withdrawal', 'lowest', 'worst'],
  ['fail', 'failed', 'failing', 'pass', 'passing'],
  ['sick', 'ill', 'illness', 'flu', 'doctor'],
  ['buy', 'purchase', 'purchasing', 'cost', 'costs', 'free', 'price', 'library', 'reserve'],
  ['phone', 'phones', 'cellphone', 'cellphones'],
  ['laptop', 'laptops', 'computer', 'tablet'],
  ['bonus', 'extra'],
  ['office', 'hours', 'door'],
  ['cite', 'citation', 'citations', 'style', 'footnotes', 'mla', 'apa', 'chicago'],
  ['long', 'length', 'words', 'pages'],
  ['extension', 'late', 'lateness', 'deadline'],
  ['cheat', 'cheating', 'plagiarism', 'integrity', 'honesty', 'misconduct'],
  ['disability', 'accommodation', 'accommodations', 'accessibility'],
  ['submit', 'upload', 'turn', 'hand', 'dropbox'],
  ['stressed', 'stress', 'overwhelmed', 'counseling', 'counselling', 'wellness'],
  ['session', 'shown', 'presentation', 'presentations', 'present'],
  ['test', 'tests', 'exam', 'exams', 'examination'],
];
