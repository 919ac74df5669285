import type { Document } from '../documents/document.ts';
import type { DateContext } from './date-context.ts';
import { gatherDates } from './date-evidence.ts';
import { decideDottedLead } from './decide-dotted-lead.ts';
import { decideCountBehindMonth, decideFirstMonth, decideOrder } from './decide-order.ts';
import { decideYear } from './decide-year.ts';
import { statedZone } from './stated-zone.ts';

export interface DecideDatesOptions {
  /** Today, `YYYY-MM-DD`: used only where the document itself settles no year. */
  today?: string;
}

/** Decides how a document's dates are read: which number is the day, and in which year the term begins. */
export function decideDates(document: Document, options: DecideDatesOptions = {}): DateContext {
  const countBehindMonth = decideCountBehindMonth(document);
  const dottedLead = decideDottedLead(document);
  const evidence = gatherDates(document, { countBehindMonth, dottedLead });
  const order = decideOrder(document, evidence);
  const dayFirst = order?.dayFirst ?? false;
  const firstMonth = decideFirstMonth(evidence, dayFirst);
  const { year, from } = decideYear(evidence, { dayFirst, firstMonth }, options.today);
  const { classDays, classTime } = evidence;
  const zone = statedZone(document);
  const asPrinted = { dayFirst, ...(order && { order }), countBehindMonth, dottedLead };
  return { ...asPrinted, year, firstMonth, from, classDays, classTime, zone };
}
