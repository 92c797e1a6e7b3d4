import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const HALF = 16;

export type RoomTokens = ReturnType<typeof createRoomTokens>;

/**
 * Tokens of devices: one half by chance, the other one shows that the server has made it for this room, so that
 * calls are counted by it without a look into the database. Only a row with its hash lets a device speak.
 */
export function createRoomTokens(secret: string) {
  const key = createHmac('sha256', secret).update('tokens of rooms').digest();

  function proofOf(room: string, chance: Buffer): Buffer {
    return createHmac('sha256', key).update(room).update(chance).digest().subarray(0, HALF);
  }

  return {
    /** A name of an address, which tells nobody without the secret what it is. */
    nameOf: (address: string): string =>
      createHmac('sha256', key).update(`opened from ${address}`).digest('base64url'),

    make(room: string): string {
      const chance = randomBytes(HALF);
      return Buffer.concat([chance, proofOf(room, chance)]).toString('base64url');
    },

    isOurs(room: string, token: string): boolean {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 2 * HALF) return false;
      return timingSafeEqual(bytes.subarray(HALF), proofOf(room, bytes.subarray(0, HALF)));
    },
  };
}
