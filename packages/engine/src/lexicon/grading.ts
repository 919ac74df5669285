/**
 * Words of grading: how a document speaks of what counts towards the grade. Patterns match anywhere in a short text.
 */

/** A heading under which graded work is listed or described. */
export const gradingHeading =
  /\b(?:grad(?:e|es|ed|ing)|assess(?:ment|ments|ed)?|evaluat(?:ion|ions|ed)|requirements?|course ?work|assignments?|deliverables|exams?|examinations?|marks|weighting|points|evaluaci[oó]n|calificaci[oó]n|[ée]valuations?|bewertung|leistungsnachweise?|pr[üu]fungsleistung(?:en)?|avalia[çc][ãa]o|valutazione|beoordeling|toetsing)\b/iu;

/** Headings of the columns of a grading, beside those of a schedule. */
export const gradingColumns: readonly string[] =
  'component components weight weights weighting percent percentage value share grade worth element category item marks'.split(
    ' ',
  );

/** A heading over what letters and numbers of a grade mean. */
export const gradeScaleHeading = /\b(?:scale|letter grades?|cut-?offs?|grade distribution|grade points?)\b/i;

/** The row or line that adds the parts up. */
export const totalName =
  /^\W*(?:(?:grand|course|overall|final|maximum|sub)[ -]?)?(?:totals?|sum|overall|final grade|insgesamt|summe|gesamt|totale|итого|всего)\b/iu;

/** Being there and taking part: it counts, and is no piece of work. */
export const participationWords =
  /\b(?:participat(?:ion|ing|e)|attend(?:ance|ing)|engagement|involvement|professionalism|preparedness|citizenship|collegiality|contributions? to (?:class|discussions?)|participaci[oó]n|asistencia|pr[ée]sence|assiduit[ée]|mitarbeit|anwesenheit|partecipazione|frequenza|participa[çc][ãa]o|frequ[êe]ncia)\b/iu;

/** What is taken away or asked for at least, and no share of the grade. */
export const penaltyWords =
  /\b(?:penalt(?:y|ies)|penali[sz]ed|deduct(?:ed|ion|ions)?|late|lose|loses|lost|lowered|reduced|reduction|at least|minimum|absences?|curved?|probability|chance)\b/i;

/** What stands beside a number that weighs or spans work: "40 marks", "4-12 thru 4-20". */
export const countedWords: readonly string[] = ['points', 'pts', 'marks', 'percent', 'to', 'thru', 'through', 'end'];
