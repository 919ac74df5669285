import { expect, it } from 'vitest';
import { isSoundDefinition } from './sound-definition.ts';

it.each([
  'a tank that stores rain until it is needed',
  'the study of how fast reactions proceed',
  'occurs when the other party agrees to every term of the offer',
  'when one person uses the good, it does not prevent others from using it',
  'viruses that infect bacteria',
  'one that is cylindrical in shape',
  'a link that joins two rings of a chain',
  'the rate at which a pan has to be filled',
  'a kind of rope that takes up the strain when the boat moves with the tide',
  'the part of the hull along which the planks overlap',
])('defines: %s', (definition) => {
  expect(isSoundDefinition(definition)).toBe(true);
});

it.each([
  ['tells what part it plays', 'a typical result of the change of a society'],
  ['is praise', 'a popular destination for families in the summer'],
  ['is one of many', 'one of several states where the law was changed'],
  ['is a clause beside the term', 'the landscape of the valley changed'],
  ['says something of it', 'the salt of the upper pans is not sold by weight'],
  ['says how it looks', 'the colour of the glaze with respect to the fire appears dull'],
  ['goes on as a sentence', 'a strong current in the bay and can carry stones that are small'],
  ['only counts its parts', 'consists of two distinct phases'],
  ['is another name', '“crossing over.”'],
  ['says how it is filled', 'filled with yellow marrow'],
  ['only names a kind', 'a specific type of rope'],
  ['is a sign of something', 'an indication that the kiln did not cool at a constant rate'],
  ['breaks off', 'a march among the weavers who, to be heard'],
  ['is a statement about people', 'sailors, more than farmers, were paid in salt'],
  ['is a feature of something else', 'a special feature of the network'],
])('is dropped where it %s: %s', (_why, definition) => {
  expect(isSoundDefinition(definition)).toBe(false);
});
