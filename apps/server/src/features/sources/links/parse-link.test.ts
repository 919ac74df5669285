import { expect, test } from 'vitest';
import { parseLink } from './parse-link.ts';

test.each([
  ['10.1000/182', 'doi', 'https://doi.org/10.1000/182'],
  [' doi: 10.1000/182. ', 'doi', 'https://doi.org/10.1000/182'],
  ['https://doi.org/10.1000/182', 'doi', 'https://doi.org/10.1000/182'],
  ['https://press.example/article/10.1000/abc.5?x=1', 'doi', 'https://press.example/article/10.1000/abc.5?x=1'],
  ['ISBN 0-306-40615-2', 'isbn', null],
  ['978-0-306-40615-7', 'isbn', null],
  ['https://shop.example/book/9780306406157', 'isbn', 'https://shop.example/book/9780306406157'],
  ['See https://velm.example/rivers.', 'url', 'https://velm.example/rivers'],
  ['velm.example/rivers', 'url', 'https://velm.example/rivers'],
])('%j is a %s', (text, kind, url) => {
  expect(parseLink(text)).toMatchObject({ kind, url });
});

test.each([
  'the library',
  '9780306406158',
  'javascript:alert(1)',
  'ftp://velm.example/x',
  'https://user:secret@velm.example/',
  'http://intranet/x',
  'https://',
  '12345',
])('%j is none', (text) => {
  expect(parseLink(text)).toBeNull();
});

test.each([
  ['https://www.jstor.org/stable/3088916', '10.2307/3088916'],
  ['jstor.org/stable/pdf/3088916.pdf?refreqid=x', '10.2307/3088916'],
  ['https://arxiv.org/abs/2101.00001v2', '10.48550/arxiv.2101.00001'],
  ['https://arxiv.org/list/cs.CL/recent', null],
  ['https://jstor.org.velm.example/stable/3088916', null],
])('%j names %j', (text, doi) => {
  expect(parseLink(text)).toMatchObject({
    kind: doi === null ? 'url' : 'doi',
    doi,
    url: expect.stringContaining('http'),
  });
});
