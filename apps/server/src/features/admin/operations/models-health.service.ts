import { abilities } from '../../../adapters/models/models.port.ts';
import type { Deps } from '../../../deps.ts';

/** Reports how each configured model is right now, and what it is used for. */
export async function modelsHealth({ models }: Pick<Deps, 'models'>) {
  const all = await models.health();
  return {
    models: all.map(({ provider, model, health }) => ({
      provider,
      model,
      abilities: abilities.filter((ability) => {
        const chosen = models.for(ability);
        return chosen?.provider === provider && chosen.name === model;
      }),
      ...health,
    })),
    engineAbilities: abilities.filter((ability) => models.for(ability) === null),
  };
}
