import type { Source } from '@weekwise/engine/sources/source.ts';
import { chicagoStyle } from './chicago-style.ts';
import { cslItem } from './csl-item.ts';
import { mlaStyle } from './mla-style.ts';

/** A source as bibliographies print it, as plain text of one line; `bibtex` is an entry for a file. */
export interface Citations {
  bibtex: string;
  apa: string;
  mla: string;
  chicago: string;
}

/**
 * How a source is cited: APA 7, MLA 9, Chicago 18 (notes and bibliography). What its record does not tell is left out.
 */
export async function cite(source: Source): Promise<Citations> {
  const { Cite } = await library();
  const item = new Cite(cslItem(source));
  const print = (template: string) => oneLine(item.format('bibliography', { format: 'text', template, lang: 'en-US' }));
  return {
    bibtex: item.format('bibtex').trim(),
    apa: print('apa'),
    mla: print('weekwise-mla'),
    chicago: print('weekwise-chicago'),
  };
}

/** Loads what citing needs while something else is waited for: it takes a second or two. */
export async function prepareCitations(): Promise<void> {
  await library();
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first citation: a server that makes none does without its 20 MB. */
function library(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}

async function load() {
  const core = await import('@citation-js/core');
  await import('@citation-js/plugin-csl');
  await import('@citation-js/plugin-bibtex');
  const { styles } = core.plugins.config.get('@csl');
  styles.add('weekwise-mla', mlaStyle);
  styles.add('weekwise-chicago', chicagoStyle);
  return core;
}
