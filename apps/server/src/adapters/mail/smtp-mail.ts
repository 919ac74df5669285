import { createTransport } from 'nodemailer';
import type { Mail } from './mail.port.ts';

/** Mail through an SMTP server, such as `smtps://user:password@host`. */
export function smtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport(
    { url: options.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: options.from },
  );
  return {
    onScreen: false,
    async send(message) {
      await transport.sendMail(message);
    },
    async check() {
      try {
        await transport.verify();
        return { status: 'ok', detail: 'The mail server answers.' };
      } catch {
        return { status: 'down', detail: 'The mail server does not answer.' };
      }
    },
  };
}
