/** The settings, read from the environment once. `.env.example` explains each. */

import { cleanEnv, type ReporterOptions } from 'envalid';
import { ENTRIES_PER_USER, RECORDS_PER_USER } from '#contract/limits.ts';
import {
  apiHost,
  choice,
  corsOrigins,
  domain,
  host,
  integer,
  postgresUrl,
  secret,
  text,
  trustProxy,
} from './setting-validators.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const TEN_YEARS_IN_SECONDS = 315_360_000;
const seconds = integer(1, TEN_YEARS_IN_SECONDS);

const specs = {
  PORT: integer(0, 65_535)({ default: 3000 }),
  HOST: host({ default: '0.0.0.0' }),
  METRICS_PORT: integer(1, 65_535)({ default: undefined }),
  DATA_DIR: text({ default: './data' }),
  DATABASE_URL: postgresUrl({ default: undefined }),
  JWT_SECRET: secret({ default: undefined }),
  ACCESS_TOKEN_SECONDS: seconds({ default: 86_400 }),
  REFRESH_TOKEN_SECONDS: seconds({ default: 8_640_000 }),
  TRUST_PROXY: trustProxy({ default: false }),
  RECORDS_PER_USER: integer(1, 100_000)({ default: RECORDS_PER_USER }),
  RUNNING_ENTRIES_PER_USER: integer(1, 10_000)({ default: 100 }),
  ENTRIES_PER_USER: integer(1, 10_000_000)({ default: ENTRIES_PER_USER }),
  RATE_LIMITS: choice(['on', 'off'])({ default: 'on' }),
  LOG_LEVEL: choice(LOG_LEVELS)({ default: undefined }),
  CORS_ORIGINS: corsOrigins({ default: [] }),
  PASSKEY_DOMAIN: domain({ default: undefined }),
  // A setting of the page; its origin is part of the content security policy.
  VITE_API_HOST: apiHost({ default: [] }),
};

export type Settings = ReturnType<typeof readSettings>;

/** Lists every wrong setting, one sentence each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the settings; an empty variable counts as unset. `terminal` says that a person reads the output: then
 * only messages that need attention are logged. Throws a `SettingsError`.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { terminal = false } = {},
) {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const env = cleanEnv(Object.fromEntries(set), specs, { reporter: throwProblems });
  return {
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    jwtSecret: env.JWT_SECRET,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: env.REFRESH_TOKEN_SECONDS,
    trustProxy: env.TRUST_PROXY,
    quotas: {
      records: env.RECORDS_PER_USER,
      running_entries: env.RUNNING_ENTRIES_PER_USER,
      entries: env.ENTRIES_PER_USER,
    },
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
    corsOrigins: env.CORS_ORIGINS,
    passkeyDomain: env.PASSKEY_DOMAIN,
    apiOrigins: env.VITE_API_HOST,
  };
}

function throwProblems({ errors }: ReporterOptions<typeof specs>): void {
  const problems = Object.entries(errors).map(([name, { message }]) => `${name} ${message}`);
  if (problems.length > 0) throw new SettingsError(problems);
}
