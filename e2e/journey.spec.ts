import { walkJourney } from './journey.ts';

walkJourney({ settings: async () => ({}), source: 'Offline engine' });
