import type { Sms } from './sms.port.ts';

/** Local mode: nothing is sent, and the student sits at this machine. */
export function onScreenSms(): Sms {
  return { onScreen: true, send: async () => {} };
}
