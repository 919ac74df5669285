import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import type { Turn } from '../conversation/turn.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { asRead } from './as-read.ts';

const chapter = `# 6.1 The Salt Cities of Maravel

## Learning objectives

By the end of this section, you will be able to:

- Explain how the salt houses of Maravel grew
- Describe the great drought and the strike at Quay Nine

## Odo Varn and the Binding of the Pans

Odo Varn was born the son of a ferryman. He bought his first pan with borrowed money and was ruthless with his rivals. Through a practice of joining pans of the same kind—known as side binding—Varn came to own nearly every pan on the bay. He bought out the widow Brask and the brothers Tamm at low prices in the lean year of 1811.

Varn wanted more. He next grew by deep binding, wherein one house owns every step from the brine to the barrel. Other owners soon followed, among them Mara Quill, who used deep binding for fish.

In order to keep so many houses together, Varn set up a new body, known as a salt pool. In this arrangement, a few stewards hold the pans of many owners and share out the profit. When the court forbade it, he turned to another form, called a chest company. The chest company held the greater part of the shares of every house.

## Mara Quill and the Sale

Mara Quill was no ferryman’s child: she inherited a bank. In 1831 she bought out Odo Varn. Varn was not willing to sell at first, but he asked for 90,000 crowns in the end, and Quill paid. She made of it the first house that was worth a million crowns.

## The Charter Debate

When the cities met in 1834, a delegate put forward what is known as the Tower Plan, which called for one strong council over all cities. Cities would have seats in it by the number of their people. The plan also called for a common court. Ships of war would be paid from one chest.

The smaller cities took fright at the Tower Plan. Ansel Roe brought in a Quay Plan against it, which gave each city one vote in a single council. He also asked that the council have power over tolls and harbor dues.

Ilse Marn of Dunmouth found a way out of the deadlock. Her Lantern Compromise outlined a council of two rooms, in which one room has equal seats for all cities and the other has seats by the number of people. Both sides agreed to it within a week.

## Causes of the Drought

The drought of Maravel did not come from the weather alone. Owners had cut down the marsh woods for their furnaces. The wells had been deepened year after year. When the rain stayed away in 1840, there was nothing left to hold the water.

## The Strike at Quay Nine

Two events broke the guild of the salters: the strike at Quay Nine of 1852 and the fire of 1854. They left the salters without a voice for a generation.

At Quay Nine, the manager Henrik Ost shut the gates and hired three hundred guards. The guards came by barge at night, and nine people died on the quay. In the end the salters went back to work without a contract. Although they were not responsible for the fire that followed, four salters were sent to prison.

## The Ledger Guild

The Ledger Guild of the clerks grew quickly after 1844, when it asked for shorter days and equal pay. It was open to everybody, whatever their trade.

The press put the blame for the bread riot of 1849 on the Ledger Guild, although it had no part in it. Members left in thousands, and by 1851 the guild was all but gone.

## Click and Explore

Watch this film on the great drought of Maravel and the hunger that it brought to the salt cities.

## The Beggars’ Fleet

Families that had lost their homes lived on old barges. “Varnvilles” became the common name for these rafts of barges. A later minister, Tove Ahl, drew on the relief of that winter for her Open Hand laws.

## Section Summary

The salt houses of Maravel grew by side and deep binding, salt pools and chest companies. The cities debated the Tower Plan and the Quay Plan. The great drought of Maravel and the strike at Quay Nine ruined the salters, and the Ledger Guild failed.
`;
const index = buildIndex(cutPassages(await readDocument(new TextEncoder().encode(chapter), 'salt.md'), 'salt'));

/** The answer to the last of some questions on the chapter, asked one after the other, as the student reads it. */
export function askOfSalt(...questions: string[]): string {
  const history: Turn[] = [];
  let said = '';
  for (const question of questions) {
    said = sayAnswer(answer(question, index, { history })).join('');
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said });
  }
  return asRead(said);
}
