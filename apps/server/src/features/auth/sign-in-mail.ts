import type { MailMessage } from '../../adapters/mail/mail.port.ts';

/** The mail that carries a sign-in link. The link holds only our own origin and a token of letters. */
export function signInMail(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Your Weekwise sign-in link',
    text: `Open this link to sign in to Weekwise:\n\n${link}\n\nIt works once, for 15 minutes. If you did not ask for it, ignore this mail.\n`,
    html: `<p>Open this link to sign in to Weekwise:</p><p><a href="${link}">Sign in to Weekwise</a></p><p>It works once, for 15 minutes. If you did not ask for it, ignore this mail.</p><p style="color:#666">${link}</p>`,
  };
}
