import { expect, test } from 'vitest';
import { rememberOpener } from './opener.ts';

const chip = '<button aria-label="Source 1: &quot;Meanders&quot;, p. 3">p. 3</button>';

function drawn(): HTMLElement {
  document.body.innerHTML = `<main><article id="first">${chip}</article><article id="last"><p>${chip}</p></article></main>`;
  return document.querySelector('#last button') as HTMLElement;
}

test('what opened something is found again while it stands', () => {
  const opener = drawn();
  opener.focus();
  expect(rememberOpener()()).toBe(opener);
});

test('where it was drawn anew, what bears its name nearest to where it stood', () => {
  const found = rememberOpener(drawn());
  const last = document.querySelector('#last') as HTMLElement;
  last.innerHTML = `<div>${chip}</div>`;
  expect(found()).toBe(last.querySelector('button'));
});

test('nothing where it is gone, and nothing had a name', () => {
  const found = rememberOpener(drawn());
  document.querySelector('#last')?.replaceChildren();
  expect(found()).toBeNull();
  document.body.innerHTML = '<main><button>No label</button></main>';
  const nameless = rememberOpener(document.querySelector('button'));
  document.querySelector('main')?.replaceChildren();
  expect(nameless()).toBeNull();
});
