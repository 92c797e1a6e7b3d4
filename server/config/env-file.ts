/** Loaded before the program (`node --import`): adds `.env`, if there is one, to the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { readEnv } from './read-env.ts';

if (existsSync('.env')) {
  try {
    const variables = Object.entries(readEnv(readFileSync('.env')));
    for (const [name, value] of variables) process.env[name] ??= value;
  } catch (error) {
    process.stderr.write(`Cannot start: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
