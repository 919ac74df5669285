import type { Answer } from '../answer-types.ts';

const ofCourse = '(?:(?:the|this|our|my|your|final|overall|whole) )*';
const graded = '(?:graded|calculated|determined|computed|made up|assessed|evaluated|marked|weighted|put together)';
const parts = '(?: (?:breakdown|scheme|system|criteria|policy|structure|weights?|based on|made of|made up of))';
const grading = new RegExp(
  [
    `how (?:is|are|will|does|do) ${ofCourse}(?:course|class|grades?|grading|seminar|module)(?: grades?)?(?: be| get)? ${graded}`,
    `how (?:am|are|will|do|does) (?:i|we|students|you|he|she|they)(?: be| get)? (?:graded|assessed|evaluated|marked)(?: in (?:this|the) (?:course|class))?`,
    `how (?:does|do) ${ofCourse}(?:grades?|grading)(?: (?:system|scheme))? work`,
    `what(?:'s| is| are| makes up) ${ofCourse}(?:course )?(?:grade|grading)${parts}?`,
    `(?:course )?(?:grade|grading)${parts}`,
  ]
    .map((each) => `^(?:so |and |ok )*(?:${each})\\W*$`)
    .join('|'),
);
const speaksOfGrading =
  /\b(?:grad(?:e|es|ed|ing)|marks?|points|percent(?:age)?|assess(?:ed|ment|ments)|evaluat(?:ed|ion)|weigh(?:t|ts|ted)|counts? (?:for|toward)|pass[/ -]fail)\b|\d\s?%/i;

/**
 * Whether a question asks what the grade of the course is made of.
 * @param text as `plainQuestion` gives it
 */
export const asksHowGraded = (text: string): boolean => grading.test(text);

/** Whether an answer rests on lines that speak of grades, points or shares. */
export const tellsOfGrading = ({ citations }: Answer): boolean =>
  citations.some(({ quote, heading }) => speaksOfGrading.test(quote) || speaksOfGrading.test(heading ?? ''));
