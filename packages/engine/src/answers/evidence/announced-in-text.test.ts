import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# 7 Salt

## Why the Pans Failed

The pans of Karsa gave salt for two hundred years, and then the owners let them fall dry within a single summer. The pans
did not fail for want of sun, and the workers had not forgotten their trade, though both were said at the time by people
who had never stood in one. There are three reasons why the pans failed. First, a breakwater was built to the west, and
the tide brought in less brine each year than the year before. Second, the tax on fuel doubled, so that what the sun did
not dry could not be boiled. Finally, rock salt came by rail and sold for half as much. The last owner moved to the town.

## How a Pan Ripens

A pan that is newly dug gives no salt. Brandt suggests that every pan ripens by a four-stage model.

In Stage 1 the clay drinks the brine and gives nothing back. As the clay fills, the pan enters Stage 2, where a grey
crust forms and is thrown away. Stage 3 begins once the crust comes up white at the edges. In Stage 4 the whole pan bears.

The tools of the trade are rakes.

## Kinds of Rakes

Workers know three kinds of rakes. The field rake has long teeth and is drawn by two people. It leaves the clay alone.

The skimming rake has no teeth at all. It is pushed over the brine at dawn, when the wind is still.

The third kind is the house rake, which turns salt that dries under a roof.

## The Signs of Rain

Rain ruins a harvest: one who knows these four signs saves it.

Red dawn: the sky is red before the sun is up.

Low gulls: the gulls fly under the dykes.

Wet walls: the stones of the store sweat.

Loud bells: the bells of the next parish are heard.
`;

describe('what a text announces and tells one after another', () => {
  it('comes whole, however the sentences before it match', async () => {
    const said = await askChapter(chapter, 'why did the pans of karsa fail');
    expect(said).toMatch(/three reasons[\s\S]*breakwater[\s\S]*tax on fuel[\s\S]*rock salt came by rail/);
  });

  it('comes from the next paragraph', async () => {
    const said = await askChapter(chapter, 'what are the stages of how a pan ripens');
    expect(said).toMatch(
      /four-stage model[\s\S]*Stage 1[\s\S]*Stage 2[\s\S]*Stage 3[\s\S]*Stage 4 the whole pan bears/,
    );
  });

  it('comes over paragraphs, with as much of each as there is room for', async () => {
    const said = await askChapter(chapter, 'list the kinds of rakes');
    expect(said).toMatch(/long teeth[\s\S]*pushed over the brine at dawn[\s\S]*third kind is the house rake/);
    expect(said).not.toMatch(/gulls/);
  });

  it('comes from paragraphs that open with what each is called', async () => {
    const said = await askChapter(chapter, 'what are the four signs of rain');
    expect(said).toMatch(/Red dawn[\s\S]*Low gulls[\s\S]*Wet walls[\s\S]*Loud bells/);
  });
});

const ropes = `# 8 Ropes

## The rope walk

A rope walk of Osmer is long and narrow. In his notes Brandt counted that one spinner alone made twelve fathoms in a day,
but that a walk of nine spinners made four hundred fathoms. How can so few make so much? Brandt gave three reasons.

First, each of them does the one thing that suits the hand. ${'The strong ones turn the wheel and the patient ones comb the hemp all day. '.repeat(4)}

${'A young spinner walks backwards for hours without a thought, and this too is a skill that grows. '.repeat(2)}

Second, no time is lost between the wheel and the hook. ${'Nobody puts a tool away. '.repeat(5)}

Third, a wheel of iron is worth its price. ${'It turns for forty years. '.repeat(5)}

## The channel

The channel below the walk is divided into three reaches. The upper reach is dredged each spring. Barges lie there in
rows. The tide does not come so far. ${'Its banks are of clay, and they are lined with old hulls. '.repeat(9)} The middle reach is never dredged, since its bed is rock. The lower reach is dredged
by the tide itself, which carries the mud out to sea.

## Hemp

The price of hemp rose for several reasons, as the dealers of Osmer tell it.

The ships that brought it were wanted elsewhere. ${'They carried grain from the south, and they did not come back for a year. '.repeat(9)}

Frost took the seed of two years. Nobody had stored any.

Finally, the navy bought what was left. It paid in advance.
`;

describe('several things', () => {
  it('do not displace the sentence that answers', async () => {
    const said = await askChapter(
      ropes,
      'How many fathoms could nine spinners make in a day according to Anselm Brandt?',
    );
    expect(said).toContain('four hundred fathoms');
  });

  it('are told from the first where a reason is asked for, and each of them in short', async () => {
    const said = await askChapter(ropes, 'Why does a rope walk with a wheel of iron make so much?');
    expect(said).toMatch(/three reasons[\s\S]*First,[\s\S]*Second,[\s\S]*Third,/);
    expect(said).not.toContain('walks backwards');
  });

  it('are told to the last where their number is asked for', async () => {
    const said = await askChapter(ropes, 'What three reaches is the channel divided into?');
    expect(said).toMatch(/upper reach[\s\S]*middle reach[\s\S]*lower reach/);
  });

  it('are told to the one that says it is the last where nobody counts them', async () => {
    const said = await askChapter(ropes, 'What were the reasons why the price of hemp rose?');
    expect(said).toMatch(/several reasons[\s\S]*wanted elsewhere[\s\S]*Frost[\s\S]*navy/);
  });
});

it('one of several reasons is not left out for a paragraph that fills its file', () => {
  const heading = 'Why a dyke of clay holds water';
  const [first, second] = makePassages([
    [heading, 'A dyke of clay holds water because the clay is dense and fine.'],
    [heading, 'Third, a dyke of clay holds water because it swells and closes the cracks.'],
  ]);
  if (!first || !second) throw new Error('two passages');
  const index = buildIndex([first, { ...second, documentId: 'another' }]);
  expect(answer('Why does a dyke of clay hold water?', index).answer).toContain('closes the cracks');
});
