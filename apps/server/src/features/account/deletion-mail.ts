import type { MailMessage } from '../../adapters/mail/mail.port.ts';

const consequence = 'It deletes your courses, files, conversations and results for good. Nobody can bring them back.';

/** The mail that carries the link which deletes an account. */
export function deletionMail(to: string, link: string): MailMessage {
  return {
    to,
    subject: 'Delete your Weekwise account?',
    text: `Open this link and confirm to delete your Weekwise account:\n\n${link}\n\n${consequence}\n\nIt works once, for 15 minutes. If you did not ask for it, ignore this mail: nothing happens.\n`,
    html: `<p>Open this link and confirm to delete your Weekwise account:</p><p><a href="${link}">Delete my account</a></p><p>${consequence}</p><p>It works once, for 15 minutes. If you did not ask for it, ignore this mail: nothing happens.</p><p style="color:#666">${link}</p>`,
  };
}

export const deletionText = (link: string): string =>
  `Delete your Weekwise account: ${link} It works once, for 15 minutes, and cannot be undone.`;
