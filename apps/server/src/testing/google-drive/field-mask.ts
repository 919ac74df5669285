import { invalidValue } from './refusal.ts';

type Mask = { [name: string]: Mask | true };

/**
 * Keeps what a `fields` parameter names, such as `nextPageToken,files(id,name)` or `user/displayName`
 * (https://developers.google.com/workspace/drive/api/guides/fields-parameter).
 */
export function selectFields(body: object, fields: string): object {
  return pick(body, parseMask(fields)) as object;
}

function parseMask(fields: string): Mask {
  let at = 0;
  const list = (): Mask => {
    const mask: Mask = {};
    for (;;) {
      const name = fields.slice(at).match(/^\s*([A-Za-z0-9*]+)/);
      if (!name?.[1]) throw invalidValue('fields');
      at += name[0].length;
      mask[name[1]] = inside();
      if (fields[at] !== ',') return mask;
      at++;
    }
  };
  const inside = (): Mask | true => {
    if (fields[at] === '/') {
      at++;
      const name = fields.slice(at).match(/^[A-Za-z0-9*]+/)?.[0];
      if (!name) throw invalidValue('fields');
      at += name.length;
      return { [name]: inside() };
    }
    if (fields[at] !== '(') return true;
    at++;
    const mask = list();
    if (fields[at] !== ')') throw invalidValue('fields');
    at++;
    return mask;
  };
  const mask = list();
  if (at !== fields.length) throw invalidValue('fields');
  return mask;
}

function pick(value: unknown, mask: Mask | true): unknown {
  if (mask === true || mask['*']) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const kept = mask[name];
      return kept ? [[name, pick(inner, kept)]] : [];
    }),
  );
}
