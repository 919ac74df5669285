/** Something that students ask of a course: how it is asked, and how a line of a syllabus that answers reads. */
export interface CourseConcept {
  /** "Your syllabus says nothing about …"; null: what the question calls it, as `asks` catches it under `named`. */
  name: string | null;
  asks: RegExp;
  says: RegExp;
  /** What comes nearest, where no line says it. */
  near?: RegExp;
  /** What gets to the point among the lines that say it. */
  point?: RegExp;
  /** What says that it is so, where a question asks whether it is, and what says that it is not. */
  affirms?: RegExp;
  denies?: RegExp;
  /** The line must be one on the work or the exam that the question names. */
  isOfWork?: true;
  /** The line must have the very word that `asks` catches under `named`; another one is only near. */
  isExact?: true;
  /** The words are a course's own, whoever is said to do it. */
  isPlain?: true;
  /** Of a line that lists parts of the grade only the member that says it counts. */
  isOfMember?: true;
  /** The plan may know it where no line says so. */
  isOfPlan?: true;
}
