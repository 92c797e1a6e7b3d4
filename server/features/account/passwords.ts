/** Passwords are stored as argon2id hashes with OWASP's minimum parameters (SEC-5). */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { UnavailableError } from '#server/runtime/errors.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One of Node's four worker threads stays free for reading files. */
const THREADS = 3;

/** Shared by the whole process: each hash takes 19 MiB and a core. */
const hashing = new PQueue({ concurrency: Math.min(availableParallelism(), THREADS) });
/** So many start within a second. */
const MOST_WAITING = 64;

/** Throws an `UnavailableError` if too many wait already (LIM-6). */
async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if (hashing.size >= MOST_WAITING) throw new UnavailableError('Too many passwords are hashed.');
  return hashing.add(task);
}

/** A hash to be stored. Throws an `UnavailableError` if too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * True if the password matches the hash. Without a hash (unknown user) it takes the same time and
 * returns false, because the time must not reveal which usernames exist (SEC-1).
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(() => verify(expected, password));
  return matches && passwordHash !== undefined;
}

/** True if the hash was made with weaker parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost;
}

const nobodysHash = hashPassword('');
