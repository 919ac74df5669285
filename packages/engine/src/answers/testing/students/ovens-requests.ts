import type { StudentRequest } from './student-request.ts';

// Questions that lean on an answer, on a story or on each other, or set things side by side; the rules were tried on
// these.
const none = [/couldn't find|could not find|says? nothing|nowhere in|do not say/i];

export const ovensRequests: Record<string, readonly StudentRequest[]> = {
  'goes on from an answer': [
    {
      ask: ['what is a sourdough starter', 'how is that different from regular yeast?'],
      must: [/wild yeasts and bacteria/, /single-celled fungus|one strain/],
      not: none,
    },
    { ask: ['what is overproofing', 'and why is that bad'], must: [/eats all its sugar|turns sour|sinks/], not: none },
    { ask: ['why does dough fail', 'whats the second one again'], must: [/heat/, /55 degrees/], not: none },
    {
      ask: ['what happens when a starter is not fed', 'can you give an example'],
      must: [/winter of 1709|bakers of Varn/],
      not: none,
    },
    { ask: ['who opened the first yeast factory', 'ok but when?'], must: [/1867/], not: none },
    {
      ask: ['who opened the first yeast factory', 'why did he do that'],
      must: [/brewer|foam|lost its strength/],
      not: none,
    },
    { ask: ['what is the midterm worth', 'ok and when is it'], must: [/Sep(?:tember|\.)? ?30/], not: none },
    { ask: ['when is the starter diary due', 'how long does it have to be'], must: [/four pages/], not: none },
    { ask: ['how many classes can i miss', 'and what if i miss more?'], must: [/two points/], not: none },
    {
      ask: ['what did the provisioners believe', 'what about the other side?'],
      must: [/low price empties|Free Grainers/],
      not: none,
    },
    {
      ask: ['what is the beehive oven', 'how does that differ from a deck oven'],
      must: [/fire under the floor|under the floor/],
      not: none,
    },
    { ask: ['what is a price riot', 'when did that happen'], must: [/3 May 1789/], not: none },
    { ask: ['who was Tobias Brandt', 'what did he argue'], must: [/price is a message/], not: none },
    { ask: ['what is gluten', 'why does rye not have it'], must: [/Rye flour forms hardly any/], not: none },
  ],
  'a story around it': [
    {
      ask: 'i was sick last week and my roommate said the labs are worth a lot, so how much are the labs worth?',
      must: [/30 ?%/],
      not: [/make up the lab/, ...none],
    },
    {
      ask: 'my mom bakes sourdough every sunday and she swears the bread keeps forever. how long does a sourdough loaf actually keep?',
      must: [/for a week/],
      not: none,
    },
    {
      ask: 'so im on the bus and my friend who took this class in spring told me there was a riot over flour or something, who was marching?',
      must: [/crowd of women/],
      not: none,
    },
    {
      ask: 'I have work on tuesdays until 5 and i really need to talk to the professor about my lab grade, when are her office hours?',
      must: [/Tuesdays 2-4/],
      not: [/Late labs/, ...none],
    },
    {
      ask: 'we tried baking rye bread in lab yesterday and ours came out like a brick, total disaster, everyone laughed. why does rye bread stay so dense?',
      must: [/hardly any gluten/],
      not: none,
    },
    {
      ask: 'ok so i missed class on monday because of a dentist thing and now im lost. what is gluten?',
      must: [/network of two proteins/],
      not: [/two points/, ...none],
    },
    {
      ask: 'my lab partner dropped the class and i had to do everything alone, anyway is the lowest lab dropped?',
      must: [/lowest lab is dropped/],
      not: none,
    },
    { ask: 'bought the wrong book last week lol. which book do we need', must: [/Rising Loaf/], not: none },
    {
      ask: 'my cousin works in a pizzeria and they have this dome thing with fire inside, it made me wonder how a beehive oven works',
      must: [/dome of clay|fire burns on/],
      not: none,
    },
    {
      ask: "i've read chapter 4 twice now and still can't figure out what brandt meant when he said a price is a message",
      must: [/whoever forbids the message/],
      not: none,
    },
  ],
  'two halves': [
    {
      ask: 'what is kneading and how is it different from folding?',
      must: [/works the dough hard/, /turns the dough over/],
      not: none,
    },
    {
      ask: 'who was odile marchetti and why does she matter?',
      must: [/leading Provisioner/, /granary books|prices jumped highest|trusted records/],
      not: none,
    },
    {
      ask: 'who was tobias brandt and why does he matter today',
      must: [/spoke for the Free Grainers|merchant/, /economists took over/],
      not: none,
    },
    { ask: "when is the midterm and what's on it?", must: [/Sep(?:tember|\.)? ?30/, /chapters 1 to 3/], not: none },
    {
      ask: 'what was the candle street riot and what came of it',
      must: [/crowd of women/, /fixed the price|two pence|lighter/],
      not: none,
    },
    { ask: 'when was pressed yeast invented and by who?', must: [/1867/, /Rook/], not: none },
    {
      ask: 'how long is the starter diary and how much is it worth and when is it due',
      must: [/four pages/, /15 ?%/, /Oct(?:ober|\.)? ?7/],
      not: none,
    },
    {
      ask: 'what is a sourdough starter and why does it collapse',
      must: [/wild yeasts and bacteria/, /left hungry|outgrow/],
      not: none,
    },
    { ask: 'what is a steam oven and who patented the pipes', must: [/sealed pipes/, /Perkin/], not: none },
    { ask: 'what does gluten do, and which grain has almost none of it?', must: [/holds the gas/, /Rye/], not: none },
  ],
  'side by side': [
    { ask: 'difference between lactic acid and acetic acid', must: [/mild/, /sharp/], not: none },
    { ask: 'compare marchetti and brandt', must: [/records|granary books/, /principle|merchant/], not: none },
    {
      ask: 'how did the provisioners differ from the free grainers',
      must: [/bread is a right/, /low price empties/],
      not: none,
    },
    { ask: 'lund vs aalto', must: [/tiles/, /iron plates/], not: none },
    { ask: 'compare beehive ovens with steam ovens', must: [/90 kg|dome of clay/, /25 kg|sealed pipes/], not: none },
    {
      ask: "what's the difference between bakers yeast and sourdough",
      must: [/single-celled|one strain/, /wild yeasts|slowly/],
      not: none,
    },
    {
      ask: 'kneading or folding whats the difference',
      must: [/works the dough hard|fine, even crumb/, /turns the dough over|large, uneven holes/],
      not: none,
    },
    { ask: 'how are glutenin and gliadin different', must: [/springy/, /stretch/], not: none },
    { ask: 'what do marchetti and brandt have in common', must: [/hoard flour|agreed/], not: none },
    {
      ask: 'compare sourdough and soda bread',
      must: [/sourdough/i, /soda bread[^.]*(not|nowhere|nothing)|(not|nowhere|nothing)[^.]*soda bread/i],
    },
  ],
};
