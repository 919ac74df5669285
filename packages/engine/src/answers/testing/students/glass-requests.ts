import type { StudentRequest } from './student-request.ts';

// The same kinds as of the course on ovens, written before the rules were tried on them.
const none = [/couldn't find|could not find|says? nothing|nowhere in|do not say/i];

export const glassRequests: Record<string, readonly StudentRequest[]> = {
  'a story around it': [
    {
      ask: 'my landlord says the windows in my flat sagged over 100 years lol and i almost believed him, is it true that glass flows? what is the flow myth',
      must: [/mistaken idea|have sagged/],
      not: none,
    },
    {
      ask: "i cant come on wednesday because of my sister's graduation in denver so i was wondering how many meetings can i miss",
      must: [/three meetings/],
      not: none,
    },
    {
      ask: "went to the museum with my bf on saturday, we stayed for 4 hours and it rained the whole time. when's the visit report due?",
      must: [/one week after the visit/],
      not: none,
    },
    {
      ask: "Sorry for writing so late, I work nights at a bakery and only now got around to reading ch 3. What's a bullion?",
      must: [/thick knob/],
      not: none,
    },
    {
      ask: 'so everybody in my study group says something else, tom says sauer wrote it and kim says no way. who wrote the first manual of window making?',
      must: [/Lenk/],
      not: none,
    },
    {
      ask: 'I lost my sketchbook on the train yesterday and the lost and found is closed until monday, how much is the sketchbook worth',
      must: [/20 ?%/],
      not: none,
    },
    {
      ask: 'we had this huge argument at dinner about churches, my uncle is super religious, anyway why did the storytellers want dark churches?',
      must: [/makes people look up/],
      not: none,
    },
    {
      ask: 'my computer ate my paper at 11pm and i just finished rewriting it, what do late papers lose per day?',
      must: [/4 points a day/],
      not: none,
    },
  ],
  'goes on from an answer': [
    {
      ask: ['what is crown glass', 'how is that different from cylinder glass'],
      must: [/whirls it|spinning/, /swings it|swinging/],
      not: none,
    },
    { ask: ['why did windows get bigger', 'whats the third one'], must: [/iron frames/], not: none },
    { ask: ['who was clara voss', 'and why is she so important'], must: [/wall of light|influence/], not: none },
    { ask: ['what did the clearers claim', 'what about the other camp?'], must: [/Storytellers/], not: none },
    { ask: ['who broke the windows of the nave', 'ok when was it'], must: [/2 November 1841/], not: none },
    { ask: ['what is flashed glass', 'can you engrave it'], must: [/can be engraved/], not: none },
    { ask: ['who ran the cylinder works', 'how did she pay people'], must: [/by the week/], not: none },
    { ask: ['what happened to amsels windows', 'but why did that happen'], must: [/borax/], not: none },
  ],
  'two halves': [
    { ask: 'what is cylinder glass and what is bad about it', must: [/swings it|swinging/, /dull/], not: none },
    { ask: 'who was margit lenk and why is she remembered?', must: [/cylinder works/, /first manual/], not: none },
    {
      ask: 'who was friedrich amsel, and what happened to his windows',
      must: [/led the Storytellers/, /Damp ruined/],
      not: none,
    },
    {
      ask: 'when is the midterm and what does it cover?',
      must: [/Sep(?:tember|\.)? ?30/, /weeks 1 through 4/],
      not: none,
    },
    {
      ask: 'what was the night of the stones and what came after it?',
      must: [/broke every window/, /colored ones|fifty years/],
      not: none,
    },
    {
      ask: 'what is silver stain and how does it differ from enamel',
      must: [/soaks into/, /fired onto the surface/],
      not: none,
    },
    { ask: 'how long is the short paper and when do i turn it in', must: [/5 pages/, /Oct(?:ober|\.)? ?9/], not: none },
    {
      ask: 'what is the flow myth and why are old panes really wavy',
      must: [/flow myth|have sagged/, /wavy when they were made/],
      not: none,
    },
  ],
  'side by side': [
    { ask: 'sauer and lenk: whats different', must: [/by the piece|palaces/, /by the week|greenhouses/], not: none },
    {
      ask: 'compare amsel and voss',
      must: [/priest|forty windows/, /learned glazing|cut all her panes|lozenges/],
      not: none,
    },
    { ask: 'storytellers vs clearers', must: [/saints/, /white glass/], not: none },
    { ask: 'is crown glass the same as cylinder glass', must: [/spinning/, /swinging/], not: none },
    { ask: 'enamel vs silver stain', must: [/fired onto/, /soaks into/], not: none },
    { ask: 'what do the storytellers and the clearers have in common', must: [/asked the parish/], not: none },
    { ask: 'differences between crown panes and cylinder panes', must: [/small|hand wide/, /large/], not: none },
    {
      ask: 'compare clara voss to louis tiffany',
      must: [/Voss/, /tiffany[^.]*(not|nowhere|nothing)|(not|nowhere|nothing)[^.]*tiffany/i],
    },
  ],
};
