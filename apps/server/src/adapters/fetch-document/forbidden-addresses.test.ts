import { expect, it } from 'vitest';
import { useHostileSite, usePrivateService } from '../../testing/hostile-server.ts';

const hostile = useHostileSite();
const service = usePrivateService();
const { signal } = new AbortController();

/** Ways to write an address that must not be called; `PORT` is where something private listens. */
const forbidden = [
  // This machine
  'http://127.0.0.2:PORT/',
  'http://127.0.0.2.:PORT/',
  'http://127.2:PORT/',
  'http://127.0.2:PORT/',
  'http://127.255.255.254:PORT/',
  'http://2130706434:PORT/',
  'http://0x7f000002:PORT/',
  'http://0x7F.0x0.0x0.0x2:PORT/',
  'http://0x7f.2:PORT/',
  'http://0177.0.0.2:PORT/',
  'http://0177.0x0.0.02:PORT/',
  'http://017700000002:PORT/',
  'http://00000177.0.0.2:PORT/',
  'http://%31%32%37.0.0.2:PORT/',
  'http://127%2e0%2e0%2e2:PORT/',
  'http://１２７.０.０.２:PORT/',
  'http://①②⑦.⓪.⓪.②:PORT/',
  'http://127。0。0。2:PORT/',
  'http://127．0．0．2:PORT/',
  'http://127｡0｡0｡2:PORT/',
  'http://𝟏𝟐𝟕.𝟎.𝟎.𝟐:PORT/',
  'http://\u00ad127.0.0.2:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://0x0:PORT/',
  'http://0.1.2.3:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/',
  'http://[::ffff:127.0.0.2]:PORT/',
  'http://[::ffff:7f00:2]:PORT/',
  'http://[0:0:0:0:0:FFFF:7F00:0002]:PORT/',
  'http://[::127.0.0.2]:PORT/',
  'http://[::7f00:2]:PORT/',
  'http://[::ffff:0:127.0.0.2]:PORT/',
  'http://[64:ff9b::127.0.0.2]:PORT/',
  'http://[64:ff9b:1::7f00:2]:PORT/',
  'http://[2002:7f00:2::]:PORT/',
  'http://[2001:0:7f00:2::80ff:fffd]:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://ｌｏｃａｌｈｏｓｔ:PORT/',
  'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/',
  'http://lo%63alhost:PORT/',
  'http://loc\talhost:PORT/',
  'http://anything.localhost:PORT/',
  'http://localhost.localdomain:PORT/',
  'http://ip6-localhost:PORT/',
  // Its network and its neighbours
  'http://10.0.0.1:PORT/',
  'http://167772161:PORT/',
  'http://012.0.0.1:PORT/',
  'http://172.16.0.1:PORT/',
  'http://172.31.255.255:PORT/',
  'http://192.168.0.1:PORT/',
  'http://0xc0a80001:PORT/',
  'http://100.64.0.1:PORT/',
  'http://169.254.10.10:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fe80::1%25eth0]:PORT/',
  'http://[fe80::1%25lo]:PORT/',
  'http://[fc00::1]:PORT/',
  'http://[fd12:3456:789a::1]:PORT/',
  'http://[fec0::1]:PORT/',
  'http://[::ffff:10.0.0.1]:PORT/',
  'http://[64:ff9b::10.0.0.1]:PORT/',
  'http://[2002:a00:1::1]:PORT/',
  'http://router:PORT/',
  'http://printer.local:PORT/',
  'http://wiki.internal:PORT/',
  'http://nas.lan:PORT/',
  'http://router.home.arpa:PORT/',
  'http://intranet.corp:PORT/',
  // Clouds tell their secrets at these
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/latest/meta-data/',
  'http://0xa9fea9fe/latest/meta-data/',
  'http://0251.0376.0251.0376/latest/meta-data/',
  'http://169.254.43518/latest/meta-data/',
  'http://[::ffff:169.254.169.254]/latest/meta-data/',
  'http://[::ffff:a9fe:a9fe]/latest/meta-data/',
  'http://169.254.170.2/v2/credentials',
  'http://[fd00:ec2::23]/v1/credentials',
  'http://[64:ff9b::a9fe:a9fe]/latest/meta-data/',
  'http://[64:ff9b::a83f:8110]/metadata/',
  'http://[::ffff:168.63.129.16]/metadata/',
  'http://[2002:a9fe:a9fe::]/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fd20:ce::254]/computeMetadata/v1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://168.63.129.16/metadata/',
  'http://192.0.0.192/opc/v1/',
  'http://metadata.google.internal/computeMetadata/v1/',
  // Addresses that are nobody's or everybody's
  'http://192.0.2.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://198.18.0.1/',
  'http://192.88.99.1/',
  'http://224.0.0.1/',
  'http://239.255.255.250:1900/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[100::1]/',
  'http://[5f00::1]/',
  'http://[2001:2::1]/',
  'http://[2001:10::1]/',
  'http://[2001:20::1]/',
  'http://[2620:4f:8000::1]/',
  'http://192.31.196.1/',
  'http://192.175.48.1/',
  'http://4294967295/',
  'http://[4000::1]/',
  // Names and words around an address
  'http://user:password@127.0.0.2:PORT/',
  'http://example.edu@127.0.0.2:PORT/',
  'http://127.0.0.2:PORT@library.example.edu/',
  'http:127.0.0.2:PORT/',
  'http:\\\\127.0.0.2:PORT\\',
  'http:////127.0.0.2:PORT/',
  ' http://127.0.0.2:PORT/',
  'https://127.0.0.2:PORT/',
  'http://127.0.0.2:PORT#@library.example.edu/',
  'http://127.0.0.2:PORT?.library.example.edu/',
  // Not the web
  'file:///etc/passwd',
  'ftp://127.0.0.2:PORT/',
  'gopher://127.0.0.2:PORT/_GET',
  'data:text/html,secret',
  'blob:http://127.0.0.2:PORT/1',
  'view-source:http://127.0.0.2:PORT/',
  'javascript:alert(1)',
  'ws://127.0.0.2:PORT/',
  '//127.0.0.2:PORT/',
  '127.0.0.2:PORT',
  'http://256.256.256.256/',
  'http://1.2.3.4.5/',
  'http://[::1',
  'http://',
  '',
];

it('has enough of them', () => {
  expect(new Set(forbidden).size).toBe(forbidden.length);
  expect(forbidden.length).toBeGreaterThanOrEqual(60);
});

it('counts who connects', async () => {
  const forTests = { allows: () => true, resolve: hostile.names.resolve };
  const { bytes } = await hostile.fetcher({ forTests }).fetch(`http://127.0.0.2:${service.port}/`, { signal });
  expect(new TextDecoder().decode(bytes)).toBe('secret');
  expect(service.connections).toBe(2);
});

it.each(forbidden)('calls nobody at %j', async (written) => {
  const before = service.connections;
  const asked = hostile.fetcher().fetch(written.replaceAll('PORT', `${service.port}`), { signal });
  await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/^(?:not_web|address_refused)$/) });
  expect(service.connections).toBe(before);
  expect(hostile.requests).toEqual([]);
  // Nobody is asked what the name of a forbidden place means, either.
  expect(hostile.names.asked).toEqual([]);
});

/** Whether it leads anywhere else when it is said by the site. */
const leadsAway = (written: string): boolean => {
  const url = URL.parse(written.replaceAll('PORT', '80'), 'http://library.example.edu/');
  return url !== null && url.hostname !== 'library.example.edu';
};

it.each(forbidden.filter(leadsAway))('follows no redirect to %j', async (written) => {
  const before = service.connections;
  const location = written.replaceAll('PORT', `${service.port}`);
  // As bytes: full-width digits stand in headers as some servers write them.
  hostile.redirect('/moved', Buffer.from(location.trim().replaceAll('\t', '')).toString('latin1'));
  const asked = hostile.fetcher().fetch(hostile.url('/moved'), { signal });
  await expect(asked).rejects.toMatchObject({ name: 'FetchError' });
  expect(service.connections).toBe(before);
  expect(hostile.paths()).toEqual(['/moved']);
});

it.each([
  ['this machine', [['127.0.0.2']]],
  ['its network', [['10.0.0.1']]],
  ['metadata', [['169.254.169.254']]],
  ['this machine, in the guise of IPv6', [['::ffff:127.0.0.2']]],
  ['this machine by IPv6', [['::1']]],
  ['a public address and a private one', [['93.184.215.14', '127.0.0.2']]],
  ['nothing that is an address', [['not an address']]],
  ['no address at all', [[]]],
])('refuses a name that means %s', async (_, answers: string[][]) => {
  hostile.names.known.set('rebound.example.edu', answers);
  const before = service.connections;
  const url = `http://rebound.example.edu:${service.port}/`;
  await expect(hostile.fetcher().fetch(url, { signal })).rejects.toMatchObject({ code: 'address_refused' });
  expect(service.connections).toBe(before);
});

it('looks again where each connection goes: a name that means another address later gets no further', async () => {
  // The first answer serves the rules for robots, the second would be the document.
  hostile.names.known.set('rebound.example.edu', [['127.0.0.1'], ['127.0.0.2']]);
  const before = service.connections;
  const asked = hostile.fetcher().fetch(`http://rebound.example.edu:${hostile.port}/document`, { signal });
  await expect(asked).rejects.toMatchObject({ code: 'address_refused' });
  expect(hostile.names.asked).toHaveLength(2);
  expect(hostile.paths()).toEqual([]);
  expect(service.connections).toBe(before);
});

it('calls no ports but those of the web, and not this machine, unless a test says so', async () => {
  const fetcher = hostile.fetcher({ forTests: undefined });
  for (const url of [
    'http://library.example.edu:25/',
    'http://library.example.edu:22/',
    hostile.url('/', '127.0.0.1'),
  ]) {
    await expect(fetcher.fetch(url, { signal })).rejects.toMatchObject({ code: 'address_refused' });
  }
  expect(hostile.requests).toEqual([]);
});
