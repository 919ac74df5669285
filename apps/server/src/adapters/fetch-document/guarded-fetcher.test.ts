import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useHostileSite } from '../../testing/hostile-server.ts';

const hostile = useHostileSite();
const { signal } = new AbortController();
const quick = { total: 5_000, silence: 150 };
const fetchFrom = (path: string, fetcher = hostile.fetcher()) => fetcher.fetch(hostile.url(path), { signal });
const textOf = async (path: string) => new TextDecoder().decode((await fetchFrom(path)).bytes);

describe('what is fetched', () => {
  it('is what the site sends, where it sends it in the end, under the name it gives', async () => {
    hostile.redirect('/doi/1', '/files/1?a=b#page=2', 301);
    hostile.page('/files/1', '%PDF-1.7', { 'content-disposition': `attachment; filename*=UTF-8''%C3%9Cbung.pdf` });
    expect(await fetchFrom('/doi/1')).toEqual({
      url: hostile.url('/files/1?a=b'),
      bytes: Buffer.from('%PDF-1.7'),
      fileName: 'Übung.pdf',
    });
  });

  it.each([
    ['gzip', gzipSync('packed')],
    ['x-gzip', gzipSync('packed')],
    ['deflate', deflateSync('packed')],
    ['br', brotliCompressSync('packed')],
  ])('is unpacked (%s)', async (encoding, body) => {
    hostile.page('/text', body, { 'content-encoding': encoding });
    expect(await textOf('/text')).toBe('packed');
  });

  it('is asked for by name, without cookies, credentials or where the student came from', async () => {
    hostile.page('/first', (_, answer) => {
      answer
        .writeHead(302, { 'set-cookie': 'id=1; Path=/', location: hostile.url('/second', 'other.example.edu') })
        .end();
    });
    hostile.page('/second', (_, answer) => answer.writeHead(302, { 'set-cookie': 'id=2', location: '/third' }).end());
    hostile.page('/third', 'text');
    const fetcher = hostile.fetcher({ home: 'https://weekwise.example.edu' });
    await fetchFrom('/first', fetcher);
    await fetchFrom('/third', fetcher);
    for (const { headers } of hostile.requests) {
      expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
      expect(headers['user-agent']).toBe('Weekwise/0.0.0-test (+https://weekwise.example.edu)');
    }
    expect(hostile.paths()).toEqual(['/first', '/second', '/third', '/third']);
  });
});

describe('a site that does harm', () => {
  it.each([
    ['a circle', () => hostile.redirect('/from', '/from')],
    [
      'six redirects in a row',
      () => {
        for (const i of [1, 2, 3, 4, 5, 6]) hostile.redirect(i === 1 ? '/from' : `/${i}`, `/${i + 1}`);
        hostile.page('/7', 'text');
      },
    ],
  ])('leads no further than five redirects: %s', async (_, lay) => {
    lay();
    await expect(fetchFrom('/from')).rejects.toMatchObject({ code: 'too_many_redirects' });
    expect(hostile.paths()).toHaveLength(6);
  });

  it('is cut off when it says that it will send too much, and when it sends too much', async () => {
    const most = hostile.fetcher({ mostBytes: 1000 });
    hostile.page('/said', (_, answer) => answer.writeHead(200, { 'content-length': 1001 }).flushHeaders());
    await expect(fetchFrom('/said', most)).rejects.toMatchObject({ code: 'too_large' });
    const closed = Promise.withResolvers<void>();
    hostile.page('/endless', (_, answer) => {
      const more = () => {
        while (answer.write('x'.repeat(100)));
      };
      answer.on('drain', more).on('close', closed.resolve);
      more();
    });
    await expect(fetchFrom('/endless', most)).rejects.toMatchObject({ code: 'too_large' });
    await closed.promise;
    hostile.page('/just', 'x'.repeat(1000));
    expect((await fetchFrom('/just', most)).bytes).toHaveLength(1000);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['deflate', deflateSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])('packs a bomb for nothing (%s)', async (encoding, bomb) => {
    hostile.page('/bomb', bomb, { 'content-encoding': encoding });
    await expect(fetchFrom('/bomb')).rejects.toMatchObject({ code: 'too_large' });
  });

  it.each(['gzip, gzip', 'zstd', 'constructor', 'compress'])('packs in no other way: %s', async (encoding) => {
    hostile.page('/packed', gzipSync(gzipSync('text')), { 'content-encoding': encoding });
    await expect(fetchFrom('/packed')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each([
    ['an answer', () => hostile.page('/slow', () => undefined)],
    ['the rest of a body', () => hostile.page('/slow', (_, answer) => answer.writeHead(200).write('a'))],
    ['rules for robots', () => hostile.page('/robots.txt', () => undefined)],
  ])('is not waited for when it is silent: %s', async (_, lay) => {
    lay();
    await expect(fetchFrom('/slow', hostile.fetcher({ time: quick }))).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('is not waited for when it drips for ever', async () => {
    hostile.page('/drip', (_, answer) => {
      answer.writeHead(200);
      const drip = setInterval(() => answer.write('.'), 20);
      answer.on('close', () => clearInterval(drip));
    });
    const fetcher = hostile.fetcher({ time: { total: 300, silence: 5_000 } });
    await expect(fetchFrom('/drip', fetcher)).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('is not waited for when its name server is silent', async () => {
    const forTests = { allows: () => true, resolve: () => undefined };
    const fetcher = hostile.fetcher({ time: quick, forTests });
    await expect(fetchFrom('/any', fetcher)).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('breaks off, or speaks no HTTP', async () => {
    hostile.page('/broken', (request, answer) => {
      answer.writeHead(200, { 'content-length': 100 });
      answer.write('half', () => request.socket.destroy());
    });
    hostile.page('/rubbish', (request) => request.socket.end('not HTTP at all\r\n\r\n'));
    hostile.page('/headers', (request) => {
      request.socket.end(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\nContent-Length: 1\r\n\r\nx`);
    });
    for (const path of ['/broken', '/rubbish', '/headers']) {
      await expect(fetchFrom(path), path).rejects.toMatchObject({ code: 'unreachable' });
    }
  });
});

it.each([
  [401, 'paywalled'],
  [403, 'paywalled'],
  [404, 'not_found'],
  [410, 'not_found'],
  [429, 'busy'],
  [500, 'unreachable'],
  [204, 'unreachable'],
])('a site that answers %i has refused: %s', async (status, code) => {
  hostile.page('/page', (_, answer) => answer.writeHead(status).end());
  await expect(fetchFrom('/page')).rejects.toMatchObject({ code });
});

it('stops at once when nobody wants it any more', async () => {
  const gone = new AbortController();
  const closed = Promise.withResolvers<void>();
  hostile.page('/slow', (_, answer) => {
    answer.on('close', closed.resolve);
    gone.abort(new Error('cancelled'));
  });
  await expect(hostile.fetcher().fetch(hostile.url('/slow'), { signal: gone.signal })).rejects.toThrow('cancelled');
  await closed.promise;
});

describe('what a site asks of programs', () => {
  it('is asked once, and heeded at every site on the way', async () => {
    hostile.page('/robots.txt', ({ headers }, answer) => {
      const isOther = headers.host?.startsWith('other.');
      answer.end(isOther ? 'User-agent: weekwise\nDisallow: /\n' : 'User-agent: *\nDisallow: /private\nAllow: /\n');
    });
    hostile.page('/open', 'text');
    hostile.page('/private/paper', 'text');
    hostile.redirect('/away', hostile.url('/open', 'other.example.edu'));
    const fetcher = hostile.fetcher();
    expect((await fetchFrom('/open', fetcher)).bytes).toHaveLength(4);
    await expect(fetchFrom('/private/paper', fetcher)).rejects.toMatchObject({ code: 'robots' });
    await expect(fetchFrom('/away', fetcher)).rejects.toMatchObject({ code: 'robots' });
    expect(hostile.paths()).toEqual(['/open', '/away']);
    expect(hostile.requests.filter(({ url }) => url === '/robots.txt')).toHaveLength(2);
  });

  it.each([
    [
      'rules that nobody can ask for',
      'unreachable',
      (status: number) => hostile.page('/robots.txt', (_, a) => a.writeHead(status).end()),
    ],
    ['rules without an end', 'robots', () => hostile.page('/robots.txt', '#'.repeat(600 * 1024))],
    [
      'rules that take for ever to match',
      'robots',
      () => hostile.page('/robots.txt', `User-agent: *\n${`Disallow: /${'*a'.repeat(1000)}b\n`.repeat(100)}`),
    ],
  ])('fetches nothing past %s', async (_, code, lay) => {
    lay(500);
    await expect(fetchFrom('/paper')).rejects.toMatchObject({ code });
    expect(hostile.paths()).toEqual([]);
  });

  it.each([
    ['x-robots-tag', 'noarchive', 'terms'],
    ['x-robots-tag', 'noindex, NoAI', 'terms'],
    ['x-robots-tag', 'weekwise: noarchive', 'terms'],
    ['x-robots-tag', 'otherbot: noarchive', null],
    ['x-robots-tag', 'noindex', null],
    ['tdm-reservation', '1', 'terms'],
    ['tdm-reservation', '0', null],
  ])('keeps no copy where %s is %s: %s', async (header, value, code) => {
    hostile.page('/page', 'text', { [header]: value });
    const asked = fetchFrom('/page');
    if (code) await expect(asked).rejects.toMatchObject({ code });
    else expect((await asked).bytes).toHaveLength(4);
  });
});
