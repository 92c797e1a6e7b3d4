/** Passwords are kept as argon2id hashes, with the parameters that OWASP names as the least. */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '#server/bounded-queue.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of the four threads that Node has for such work and for reading files, one stays free. */
const THREADS = 3;

/**
 * For the whole process, because what it protects is: each hash takes 19 MiB and a core. What waits
 * has its turn within a second; who comes after that is sent away.
 */
const inTurn = createBoundedQueue({
  running: Math.min(availableParallelism(), THREADS),
  waiting: 64,
});

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * Whether the password is the hashed one. Without a hash, because there is no such user, it works
 * as long and answers no: the time must not tell which usernames exist.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(() => verify(expected, password));
  return matches && passwordHash !== undefined;
}

/** Whether the hash was made with weaker parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost;
}

const nobodysHash = hashPassword('');
