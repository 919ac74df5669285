import { invalidValue } from './refusal.ts';

/** What a search looks at. */
export interface Searchable {
  name: string;
  mimeType: string;
  parents: string[];
  trashed: boolean;
  createdTime: string;
  modifiedTime: string;
  appProperties: Record<string, string>;
}

type Test = (file: Searchable) => boolean;

const tokens = /\s*(?:'((?:\\.|[^'\\])*)'|([A-Za-z]+)|(<=|>=|!=|[=<>(){}])|$)/y;

type Token = { kind: 'text' | 'word' | 'sign'; value: string };

/**
 * The search language of files.list, as far as an app with the scope drive.file needs it
 * (https://developers.google.com/workspace/drive/api/guides/search-files and …/guides/ref-search-terms).
 */
export function parseQuery(query: string): Test {
  const list = tokenize(query);
  let at = 0;
  const peek = (value: string) => list[at]?.kind !== 'text' && list[at]?.value === value;
  const next = (kind?: Token['kind']): string => {
    const token = list[at++];
    if (!token || (kind && token.kind !== kind)) throw invalidValue('q');
    return token.value;
  };
  const take = (value: string) => {
    if (!peek(value)) throw invalidValue('q');
    at++;
  };

  const either = (): Test => {
    const tests = [both()];
    while (peek('or')) {
      at++;
      tests.push(both());
    }
    return (file) => tests.some((test) => test(file));
  };
  const both = (): Test => {
    const tests = [single()];
    while (peek('and')) {
      at++;
      tests.push(single());
    }
    return (file) => tests.every((test) => test(file));
  };
  const single = (): Test => {
    if (peek('not')) {
      at++;
      const test = single();
      return (file) => !test(file);
    }
    if (peek('(')) {
      at++;
      const test = either();
      take(')');
      return test;
    }
    return term();
  };
  const term = (): Test => {
    if (list[at]?.kind === 'text') {
      const id = next('text');
      take('in');
      take('parents');
      return ({ parents }) => parents.includes(id);
    }
    const field = next('word');
    if (field === 'trashed') {
      const wanted = comparison(next('sign'))(next('word'), 'true');
      return ({ trashed }) => trashed === wanted;
    }
    if (field === 'appProperties') {
      take('has');
      take('{');
      take('key');
      take('=');
      const key = next('text');
      take('and');
      take('value');
      take('=');
      const value = next('text');
      take('}');
      return ({ appProperties }) => appProperties[key] === value;
    }
    if (field !== 'name' && field !== 'mimeType' && field !== 'createdTime' && field !== 'modifiedTime') {
      throw invalidValue('q');
    }
    if (peek('contains') && field === 'name') {
      at++;
      // Only the beginnings of names are looked at.
      const prefix = next('text').toLowerCase();
      return ({ name }) => name.toLowerCase().startsWith(prefix);
    }
    const compare = comparison(next('sign'));
    const value = next('text');
    return (file) => compare(file[field], value);
  };

  const test = either();
  if (at !== list.length) throw invalidValue('q');
  return test;
}

function tokenize(query: string): Token[] {
  const list: Token[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < query.length) {
    const found = tokens.exec(query);
    if (!found) throw invalidValue('q');
    const [, text, word, sign] = found;
    if (text !== undefined) list.push({ kind: 'text', value: text.replace(/\\(.)/g, '$1') });
    else if (word !== undefined) list.push({ kind: 'word', value: word });
    else if (sign !== undefined) list.push({ kind: 'sign', value: sign });
  }
  return list;
}

function comparison(sign: string): (left: string, right: string) => boolean {
  if (sign === '=') return (left, right) => left === right;
  if (sign === '!=') return (left, right) => left !== right;
  if (sign === '<') return (left, right) => left < right;
  if (sign === '<=') return (left, right) => left <= right;
  if (sign === '>') return (left, right) => left > right;
  if (sign === '>=') return (left, right) => left >= right;
  throw invalidValue('q');
}
