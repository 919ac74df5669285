import { describe, expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import type { Term } from '../vocabulary/term.ts';
import { contrastQuestion, whyQuestion } from './socratic-questions.ts';
import { readStudyText, type StudyFact } from './study-text.ts';

/** The statement as a fact of a text, and the terms by name. */
function read(statement: string): { fact: StudyFact; term: (name: string) => Term } {
  const prose = `${statement} Firn is snow that has lasted through a summer. Ice is firn that was pressed until its pores closed.`;
  const text = readStudyText(cutPassages(buildDocument(['# Glaciers', prose]), 'glaciers'));
  const fact = text.facts.find(({ sentence }) => sentence.text === statement);
  const [known] = text.terms;
  if (!fact || !known) throw new Error(`No fact was read from “${statement}”.`);
  return { fact, term: (name) => ({ ...known, term: name }) };
}

describe('contrastQuestion', () => {
  it('sets what a statement opens with against what its main clause begins with', () => {
    const { fact, term } = read('Unlike fresh firn, the glacier ice of the valley holds hardly any air.');
    expect(contrastQuestion(fact, term('fresh firn'), term('glacier ice'))).toBe(
      'What is the difference between “fresh firn” and “glacier ice”?',
    );
    expect(contrastQuestion(fact, term('valley'), term('fresh firn'))).toBeNull();
    expect(contrastQuestion(fact, term('glacier ice'), term('valley'))).toBeNull();
  });

  it('knows the words between two sides', () => {
    const { fact, term } = read('Firn holds a third of its volume in air, whereas glacier ice holds hardly any of it.');
    expect(contrastQuestion(fact, term('firn'), term('glacier ice'))).toContain('difference');
  });
});

describe('whyQuestion', () => {
  it('asks for the reason of a whole claim, and of no half one', () => {
    const whole = read('A glacier moves faster in summer because water runs beneath the ice.');
    expect(whyQuestion(whole.fact)).toBe(
      '“A glacier moves faster in summer.” Why is that so, according to your reading?',
    );
    const half = read('In warm valleys the retreat of a glacier may be due to a loss of winter snow.');
    expect(whyQuestion(half.fact)).toBeNull();
  });
});
