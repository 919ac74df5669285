import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string | undefined;
  to: string[];
  /** As it was sent: headers and encoded parts. */
  data: string;
  /** Its parts with their transfer encoding undone. */
  text: string;
}

/** A real mail server on loopback, and what it was given. */
export async function startMailServer(accept: (user: string, password: string) => boolean) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      accept(username ?? '', password ?? '') ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData: (stream, { envelope }, done) => {
      text(stream).then((data) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        received.push({ from, to: envelope.rcptTo.map((to) => to.address), data, text: decoded(data) });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { received, port, close };
}

/** Quoted-printable (RFC 2045, 6.7). */
const decoded = (data: string): string =>
  data.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
