/** Short readings of several subjects, written for the tests in the notation of `buildDocument`. */
export const readings: Record<string, string[]> = {
  chemistry: [
    '# Rates of reaction',
    'Chemical kinetics is the study of how fast reactions proceed. The rate of a reaction depends on temperature, on concentration and on the surface that the reactants share.',
    '## Energy and collisions',
    'The activation energy is the smallest amount of energy that colliding molecules need to react. Higher temperatures increase the share of molecules that reach the activation energy. A collision that leads to products is called an effective collision.',
    'An intermediate is a substance that forms in one step of a mechanism and disappears in another. Intermediates are seldom isolated because they react within milliseconds.',
    '## Catalysts',
    'A catalyst is a substance that lowers the activation energy of a reaction without being consumed. Enzymes are proteins that act as catalysts in living cells. The region of an enzyme that binds its substrate is known as the active site.',
    'An inhibitor is a molecule that slows a reaction by blocking a catalyst. In 1913, Leonor Marchetti described how the speed of an enzyme depends on its substrate. Heavy metals weaken many enzymes because they bind to the active site.',
  ],
  law: [
    '# Forming a contract',
    'A contract is an agreement that a court will enforce. An offer is a promise that invites the other party to be bound. Acceptance occurs when the other party agrees to every term of the offer.',
    '## Consideration',
    'Consideration refers to something of value that each party gives or promises to the other. A promise without consideration is usually not enforced, which is why gifts can be withdrawn. Estoppel is a doctrine that prevents a party from going back on a promise on which another has relied.',
    '## Breach',
    'A breach is a failure to perform what the contract requires. Damages are sums of money that a court awards to the injured party. The duty to mitigate means that the injured party must keep its losses small. In 1854, Justice Edward Alderson limited damages to losses that both parties could foresee.',
  ],
  music: [
    '# Texture and form',
    'Texture describes how many lines of music sound together and how they relate. Monophony is a texture that consists of a single melody without accompaniment. Polyphony is a texture in which two or more independent melodies sound together.',
    '## Forms',
    'A fugue is a composition in which one theme, called the subject, enters in every voice in turn. A rondo is a form that brings back its main theme between contrasting episodes. Ostinato refers to a short pattern that is repeated throughout a piece.',
    'Clara Venturi wrote forty fugues before she turned to opera in 1782. Her later works are longer than her early ones and use polyphony only in their finales.',
  ],
  news: [
    '# Harbour town votes on tide barrier',
    'Residents of Port Ellen voted on Sunday to build a tide barrier across the harbour mouth. The barrier will cost 48 million crowns and should open in 2031. Mayor Ruth Halvorsen said that the town could not wait for another flood.',
    'The flood of 2019 damaged 1,200 homes and closed the fish market for five months. Insurers raised their premiums by 35 percent after the flood. Opponents of the barrier argue that it will harm the eelgrass beds, which shelter young cod.',
    'A tide barrier is a movable wall that is raised before a storm surge. A storm surge is a rise of the sea that strong winds push against the coast.',
  ],
};
