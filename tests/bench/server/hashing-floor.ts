/**
 * A floor as a program: argon2 alone, as many checks of a password at once as the product makes.
 * Writes how many a second it made in the milliseconds that it is given.
 */
import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import { hashPassword } from '#server/features/account/passwords.ts';

const PASSWORD = 'password';
const THREADS = 3;

const passwordHash = await hashPassword(PASSWORD);
const milliseconds = Number(process.argv[2]);
const from = performance.now();
let checks = 0;

async function check(): Promise<void> {
  while (performance.now() - from < milliseconds) {
    await verify(passwordHash, PASSWORD);
    checks += 1;
  }
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), THREADS) }, check));
console.log((checks * 1000) / (performance.now() - from));
