/**
 * Loaded before the program (`node --import`): reads `.env`, if there is one. Node's own
 * `--env-file-if-exists` prints a line where there is none, which nobody needs.
 */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
