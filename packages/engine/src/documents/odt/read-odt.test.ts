import { describe, expect, it } from 'vitest';
import { odtOf } from '../testing/office-files.ts';
import { outline } from '../testing/outline.ts';
import { readOdt } from './read-odt.ts';

const read = async (...parameters: Parameters<typeof odtOf>): Promise<string[]> =>
  outline(await readOdt(odtOf(...parameters)));
const numbers = `<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>
  <text:list-level-style-number text:level="2" style:num-format="a" style:num-prefix="(" style:num-suffix=")"/></text:list-style>`;
const item = (...content: string[]): string => `<text:list-item>${content.join('')}</text:list-item>`;
const p = (text: string): string => `<text:p>${text}</text:p>`;

describe('readOdt', () => {
  it('reads headings by level and by style, and marks from styles', async () => {
    const styles = `<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>
      <style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold" fo:font-style="italic"/></style:style>`;
    const body =
      '<text:p text:style-name="P1">Dunes</text:p><text:h text:outline-level="2">Sand</text:h><text:p>a<text:s/><text:span text:style-name="T1">b</text:span><text:tab/>c<text:line-break/><text:a xlink:href="http://s.t">d</text:a></text:p>';
    const document = await readOdt(odtOf(body, styles));
    expect(outline(document, { marks: true })).toEqual([
      'H1 Dunes',
      'H2 Sand',
      'P a b → c / d {bold:b} {italic:b} {link:d}',
    ]);
  });

  it('reads nested lists with their numbers, and goes on with one where it says so', async () => {
    const body = `<text:list text:style-name="L1">${item(p('one'), `<text:list>${item(p('in'))}${item(p('side'))}</text:list>`)}${item(p('two'), p('more'))}</text:list>
      <text:p>between</text:p><text:list text:style-name="L1" text:continue-numbering="true">${item(p('three'))}</text:list>
      <text:list text:style-name="L1">${item(p('again'))}</text:list><text:list>${item(p('bullet'))}</text:list>`;
    expect(await read(body, numbers)).toEqual([
      '1. one',
      '  (a) in',
      '  (b) side',
      '2. two / more',
      'P between',
      '3. three',
      '1. again',
      '- bullet',
    ]);
  });

  it('lays out merged cells and header rows', async () => {
    const cell = (text: string, attributes = ''): string =>
      `<table:table-cell ${attributes}>${p(text)}</table:table-cell>`;
    const body = `<table:table><table:table-header-rows><table:table-row>${cell('Week')}${cell('Topic')}${cell('Due')}</table:table-row></table:table-header-rows>
      <table:table-row>${cell('1', 'table:number-rows-spanned="2"')}${cell('Dunes', 'table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row>
      <table:table-row><table:covered-table-cell/>${cell('Wind')}${cell('Quiz')}</table:table-row></table:table>`;
    expect(await read(body)).toEqual(['T0.0h Week | Topic | Due', 'T0.1 1 | Dunes+2', 'T0.2 1^ | Wind | Quiz']);
  });

  it('leaves out deleted text, comments and contents, and prints notes and boxes', async () => {
    const body = `<text:tracked-changes><text:changed-region><text:deletion>${p('deleted')}</text:deletion></text:changed-region></text:tracked-changes>
      <text:table-of-content><text:index-body>${p('Sand ... 3')}</text:index-body></text:table-of-content>
      <text:p>kept<office:annotation>${p('comment')}</office:annotation><text:note><text:note-citation>1</text:note-citation><text:note-body>${p('The note.')}</text:note-body></text:note><draw:frame><draw:text-box>${p('boxed')}</draw:text-box></draw:frame></text:p>`;
    expect(await read(body)).toEqual(['P kept', 'P boxed', '1 The note.']);
  });

  it('refuses a file with a password', async () => {
    const manifest =
      '<manifest:manifest xmlns:manifest="x"><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>';
    await expect(readOdt(odtOf(p('x'), '', { 'META-INF/manifest.xml': manifest }))).rejects.toMatchObject({
      code: 'file_encrypted',
    });
  });
});
