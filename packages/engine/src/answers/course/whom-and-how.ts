const both =
  /^(?:so |and |ok )*who(?:'s| is| are)?\b.{0,40}\b(?:teach\w*|runs|leads|instructors?|professors?|prof|lecturers?)\b.*\b(?:reach|contact|e-?mail|write to|get (?:in touch|(?:a )?hold)|talk to)\b/;

/**
 * Whether a question asks who teaches the course and how to reach them.
 * @param text as `plainQuestion` gives it
 */
export const asksWhomAndHow = (text: string): boolean => both.test(text) && !/\boffice hours?\b/.test(text);
