import type { Mail, MailMessage } from '../adapters/mail/mail.port.ts';

export interface RecordedMail extends Mail {
  sent: MailMessage[];
  /** Makes every following `send` fail, as a server that is down does. */
  failing: boolean;
}

/** A mail server that keeps what it was given. */
export function recordedMail(): RecordedMail {
  const mail: RecordedMail = {
    onScreen: false,
    sent: [],
    failing: false,
    async send(message) {
      if (mail.failing) throw new Error('connect ECONNREFUSED');
      mail.sent.push(message);
    },
    check: async () => ({ status: 'ok', detail: 'The mail server answers.' }),
  };
  return mail;
}
