import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#tests/support/server/app.ts';
import { temporaryFolder } from '#tests/support/server/process.ts';
import { suiteApp } from '#tests/support/server/suite.ts';

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = '<!doctype html><title>page</title>';

// SEC-13
describe('the built page', () => {
  const pageDir = temporaryFolder({
    'index.html': page,
    'static/js/main.abc123.js': 'run()',
    'static/js/main.abc123.js.map': '{}',
    '.env': 'JWT_SECRET=',
  });
  const testApp = suiteApp({ pageDir });

  it.each([
    '/',
    '/about',
    '/Roulette/SettingA',
    '/nowhere',
    '/index.html',
    '//',
    '/Home/',
    '/Home//Abc',
    '/%00',
    '/about%00.html',
    '/%2500',
    '/%0d%0aa',
    '/%ff',
    `/${'a'.repeat(5000)}`,
  ])('is what a browser gets for %s, and asks for afresh each time', async (url) => {
    const response = await testApp.app.inject({ url, headers: navigation });
    expect([response.statusCode, response.body]).toEqual([200, page]);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it.each([
    '/static/js/old.abc123.js',
    '/static/js/main.abc123.js.map',
    '/static/',
    '/api/nowhere',
    '/healthz/more',
    '/.well-known/assetlinks.json',
  ])('is not what anyone gets for %s', async (url) => {
    const response = await testApp.app.inject({ url, headers: navigation });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  // ACC-12
  it('is where keepers of passwords are sent to change one', async () => {
    const { statusCode, headers } = await testApp.app.inject('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([303, '/Mypage']);
  });

  it('is not returned to a request that does not accept HTML', async () => {
    for (const url of ['/favicon.ico', '/.env', '/..%2f..%2fpackage.json']) {
      expect((await testApp.app.inject(url)).statusCode, url).toBe(404);
    }
    const post = await testApp.app.inject({ method: 'POST', url: '/about', headers: navigation });
    expect(post.statusCode).toBe(404);
  });
});

// UI-16
describe('the prerendered page of a guest', () => {
  const guest = '<!doctype html><style data-emotion="css">p{color:red}</style><title>guest</title>';
  const plain =
    '<!doctype html><style>p{margin:0}</style><script>early()</script><title>plain</title>';
  const testApp = suiteApp({
    pageDir: temporaryFolder({ 'index.html': plain, 'guest.html': guest }),
  });

  const bodyFor = async (url: string, cookie = '') =>
    (await testApp.app.inject({ url, headers: { ...navigation, cookie } })).body;

  it('is what a guest gets for the index page, and nobody else', async () => {
    expect(await bodyFor('/')).toBe(guest);
    expect(await bodyFor('/?from=mail', 'count=3')).toBe(guest);
    expect(await bodyFor('/', 'count=3; jwtAccess=abc')).toBe(plain);
    expect(await bodyFor('/about')).toBe(plain);
    expect(await bodyFor('//')).toBe(plain);
  });

  it('is not kept for who signs in', async () => {
    const { headers } = await testApp.app.inject({ url: '/', headers: navigation });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toMatch(/cookie/);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it('comes with the items that it will ask for, once somebody has asked for them and where they are few', async () => {
    const link = async (cookie = '') =>
      (await testApp.app.inject({ url: '/', headers: { ...navigation, cookie } })).headers.link;
    expect(await link()).toBeUndefined();
    await testApp.app.inject('/api/roulette/noauth/');
    await testApp.app.inject('/api/roulette/noauth/2/items');
    expect(await link()).toBeUndefined();
    await testApp.app.inject('/api/roulette/noauth/1/items');
    expect(await link()).toBe('</api/roulette/noauth/1/items>; rel=preload; as=fetch; crossorigin');
    expect(await link('jwtAccess=abc')).toBeUndefined();
    const item = { raffle_id: 1, position: 99, title: 'a'.repeat(10_000) };
    await testApp.db.insertInto('raffle_items').values(item).execute();
    await testApp.app.inject('/api/roulette/noauth/1/items');
    expect(await link()).toBeUndefined();
  });

  it('is given its inline styles and scripts by their hashes, and no other', async () => {
    const { headers } = await testApp.app.inject({ url: '/', headers: navigation });
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const sources = ["'self'", hashOf(''), hashOf('p{color:red}'), hashOf('p{margin:0}')];
    expect(headers['content-security-policy']).toContain(`style-src ${sources.join(' ')};`);
    const scripts = ["'self'", hashOf('early()')];
    expect(headers['content-security-policy']).toContain(`script-src ${scripts.join(' ')};`);
  });
});

describe('a page that was compressed when it was built', () => {
  const script = 'run();'.repeat(100);
  const scriptType = /^(?:text|application)\/javascript; charset=utf-8$/i;
  const pageType = /^text\/html; charset=utf-8$/i;
  const texts = [
    { url: '/', text: page.repeat(9), type: pageType, cache: 'no-cache' },
    { url: '/about', text: page.repeat(9), type: pageType, cache: 'no-cache' },
    {
      url: '/static/js/main.abc123.js',
      text: script,
      type: scriptType,
      cache: 'public, max-age=31536000, immutable',
    },
    {
      url: '/service-worker.js',
      text: script,
      type: scriptType,
      cache: 'no-cache',
    },
    {
      url: '/manifest.webmanifest',
      text: '{}'.repeat(99),
      type: /^application\/manifest\+json/,
      cache: 'no-cache',
    },
  ];
  const encodings = [
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br', decode: brotliDecompressSync },
    { accepted: 'gzip', encoding: 'gzip', decode: gunzipSync },
    { accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip', decode: gunzipSync },
    { accepted: 'identity', encoding: undefined, decode: (body: Buffer) => body },
    { accepted: undefined, encoding: undefined, decode: (body: Buffer) => body },
  ];
  const built = texts.flatMap(({ url, text }): [string, string | Buffer][] => {
    const file = url === '/' || url === '/about' ? 'index.html' : url;
    return [
      [file, text],
      [`${file}.br`, brotliCompressSync(text)],
      [`${file}.gz`, gzipSync(text)],
    ];
  });
  const pageDir = temporaryFolder({ ...Object.fromEntries(built), 'icon.svg': '<svg/>' });
  const testApp = suiteApp({ pageDir });

  describe.each(encodings)('for $accepted', ({ accepted, encoding, decode }) => {
    const accept = { ...navigation, ...(accepted && { 'accept-encoding': accepted }) };

    it.each(texts)(`is served as ${encoding}: $url`, async ({ url, text, type, cache }) => {
      const response = await testApp.app.inject({ url, headers: accept });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toMatch(/accept-encoding/i);
      expect(response.headers['content-type']).toMatch(type);
      expect(response.headers['cache-control']).toBe(cache);
      expect(decode(response.rawPayload).toString()).toBe(text);
    });
  });

  it('is served uncompressed if that is smaller', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const response = await testApp.app.inject({ url: '/icon.svg', headers });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect([response.body, response.headers['content-type']]).toEqual(['<svg/>', 'image/svg+xml']);
  });

  it.each(['/index.html.br', '/static/js/main.abc123.js.gz'])(
    'is not available under the name of a compressed file: %s',
    async (url) => {
      expect((await testApp.app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('a server without a built page', () => {
  it('serves the API and says how to build the page', async () => {
    const testApp = await createTestApp();
    const response = await testApp.app.inject({ url: '/', headers: navigation });
    expect(response.statusCode).toBe(404);
    expect(response.json().detail).toContain('npm run build');
    expect((await testApp.app.inject('/healthz')).statusCode).toBe(200);
    await testApp.close();
  });
});
