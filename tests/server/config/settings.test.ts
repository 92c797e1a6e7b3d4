import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/config/settings.ts';

const defaults = {
  port: 3000,
  host: '0.0.0.0',
  metricsPort: undefined,
  dataDir: './data',
  databaseUrl: undefined,
  jwtSecret: undefined,
  accessTokenSeconds: 86_400,
  refreshTokenSeconds: 8_640_000,
  trustProxy: false,
  rateLimits: true,
  quotas: { records: 1000, running_entries: 100, entries: 50_000 },
  logLevel: 'info',
  corsOrigins: [],
  passkeyDomain: undefined,
  apiOrigins: [],
};

const wrong: Record<string, string[]> = {
  PORT: ['-1', '65536', '3000.5', '0x10', 'http', ' 3000'],
  HOST: ['http://localhost', 'local host', '127.0.0.1:3000'],
  METRICS_PORT: ['0', 'on'],
  DATABASE_URL: ['mysql://localhost/app', './app.db', 'localhost:5432', 'postgres://u:a#b@db/app'],
  // SEC-7
  JWT_SECRET: ['secret', 'a'.repeat(31)],
  ACCESS_TOKEN_SECONDS: ['0', '-5', '1e3', '1 day', '99999999999'],
  REFRESH_TOKEN_SECONDS: ['0', 'Infinity'],
  TRUST_PROXY: ['yes', '10.0.0.0/33', '10.0.0.1,proxy', '1000'],
  RECORDS_PER_USER: ['0', '-1', 'many', '100001'],
  RUNNING_ENTRIES_PER_USER: ['0', '10001'],
  ENTRIES_PER_USER: ['0', '1.5', '10000001'],
  RATE_LIMITS: ['true', '0'],
  LOG_LEVEL: ['verbose', 'INFO'],
  CORS_ORIGINS: ['*', 'example.com', 'https://example.com/', 'https://a.example,ftp://b.example'],
  PASSKEY_DOMAIN: ['https://example.com', '192.168.0.2', '::1', 'example.com:443', '-a.example'],
  VITE_API_HOST: ['api', '//api.example', 'ftp://api.example/'],
};

const right: [string, string, Partial<Record<keyof typeof defaults, unknown>>][] = [
  ['PORT', '0', { port: 0 }],
  ['METRICS_PORT', '9464', { metricsPort: 9464 }],
  ['HOST', '[::1]', { host: '::1' }],
  ['DATABASE_URL', 'postgresql://db/app', { databaseUrl: 'postgresql://db/app' }],
  ['JWT_SECRET', '秘'.repeat(11), { jwtSecret: '秘'.repeat(11) }],
  ['TRUST_PROXY', 'true', { trustProxy: true }],
  ['VITE_API_HOST', '/', { apiOrigins: [] }],
  ['VITE_API_HOST', 'https://api.example/v1/', { apiOrigins: ['https://api.example'] }],
  ['RECORDS_PER_USER', '5', { quotas: { records: 5, running_entries: 100, entries: 50_000 } }],
  ['RATE_LIMITS', 'off', { rateLimits: false }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,::1', { trustProxy: ['loopback', '10.0.0.0/8', '::1'] }],
  [
    'CORS_ORIGINS',
    'https://a.example, http://localhost:5173',
    { corsOrigins: ['https://a.example', 'http://localhost:5173'] },
  ],
  ['PASSKEY_DOMAIN', 'app.example.com', { passkeyDomain: 'app.example.com' }],
];

describe('the settings', () => {
  // API-11
  it('have defaults, for empty variables too', () => {
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings({ PORT: '', DATABASE_URL: '', JWT_SECRET: '' })).toEqual(defaults);
  });

  it('let a terminal show what needs attention, unless they say otherwise', () => {
    const terminal = { terminal: true };
    expect(readSettings({}, terminal).logLevel).toBe('warn');
    expect(readSettings({ LOG_LEVEL: 'info' }, terminal).logLevel).toBe('info');
  });

  it('are all in .env.example, whose values are the defaults', () => {
    const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
    const variables = Object.fromEntries([...example].map(([, name, value]) => [name, value]));
    const ofPage = ['VITE_WEB_HOST', 'VITE_HOLIDAYS'];
    const known = [...Object.keys(wrong), 'DATA_DIR', ...ofPage];
    expect(Object.keys(variables).sort()).toEqual(known.sort());
    expect(readSettings(variables)).toEqual(defaults);
  });

  it.each(right)('accept %s=%s', (name, value, expected) => {
    expect(readSettings({ [name]: value })).toEqual({ ...defaults, ...expected });
  });

  it.each(
    Object.entries(wrong).flatMap(([name, values]) => values.map((value) => ({ name, value }))),
  )('refuse $name=$value, naming the variable and not the value', ({ name, value }) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });

  // OPS-9
  it('report all errors at once', () => {
    const all = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]));
    const problem = Object.keys(wrong)
      .map((name) => `${name} must .+`)
      .join('\\n');
    expect(() => readSettings(all)).toThrow(new RegExp(`^${problem}$`));
  });
});
