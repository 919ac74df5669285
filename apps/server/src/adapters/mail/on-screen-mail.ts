import type { Mail } from './mail.port.ts';

/** Local mode: there is no mail server, and the student sits at this machine. */
export function onScreenMail(): Mail {
  return {
    onScreen: true,
    send: async () => {},
    check: async () => ({ status: 'ok', detail: 'Local mode: sign-in links are shown on the screen.' }),
  };
}
