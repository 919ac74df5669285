import type { WikiCard, WikiLicence } from '@weekwise/contracts/wiki-page.ts';

const creativeCommons = 'https://creativecommons.org';

/** What a reader is told of each licence. */
export const licences: Record<WikiLicence, WikiCard['licence']> = {
  'CC0-1.0': { id: 'CC0-1.0', name: 'CC0 1.0', url: `${creativeCommons}/publicdomain/zero/1.0/` },
  'CC-BY-4.0': { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: `${creativeCommons}/licenses/by/4.0/` },
  'CC-BY-SA-4.0': { id: 'CC-BY-SA-4.0', name: 'CC BY-SA 4.0', url: `${creativeCommons}/licenses/by-sa/4.0/` },
  'CC-BY-NC-4.0': { id: 'CC-BY-NC-4.0', name: 'CC BY-NC 4.0', url: `${creativeCommons}/licenses/by-nc/4.0/` },
};
