/** A device that keeps one passkey, as a browser would use it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeySignIn } from '#contract/passkeys.ts';

/** Bits of the authenticator's data: the user was there, was verified, and a new key follows. */
const PRESENT = 1;
const VERIFIED = 4;
const NEW_KEY = 64;

/** Properties that a test may make wrong. */
interface Options {
  origin?: string;
  domain?: string;
  verified?: boolean;
  counter?: number;
  handle?: string;
}

export function createAuthenticator({ aaguid = '00'.repeat(16) } = {}) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, Buffer.from(x, 'base64url')],
      [cose.COSEKEYS.y, Buffer.from(y, 'base64url')],
    ]),
  );

  function describe(type: string, challenge: string, { origin = 'http://localhost' }: Options) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function dataOf(flags: number, { domain = 'localhost', verified = true, counter = 0 }: Options) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const allFlags = flags | PRESENT | (verified ? VERIFIED : 0);
    return Buffer.concat([hash(domain), Buffer.from([allFlags]), count]);
  }

  return {
    id: id.toString('base64url'),
    publicKey: Buffer.from(key).toString('base64url'),

    create(challenge: string, options: Options = {}, format = 'none'): NewPasskey {
      const length = Buffer.from([0, id.length]);
      const data = dataOf(NEW_KEY, options);
      const authData = Buffer.concat([data, Buffer.from(aaguid, 'hex'), length, id, key]);
      const statement = new Map(format === 'none' ? [] : [['x5c', [Buffer.from('certificate')]]]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
          ['fmt', format],
          ['attStmt', statement],
          ['authData', authData],
        ]),
      );
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: text(describe('webauthn.create', challenge, options)),
          attestationObject: text(attestation),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    signIn(challenge: string, options: Options = {}): PasskeySignIn {
      const client = describe('webauthn.get', challenge, options);
      const data = dataOf(0, options);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(options.handle !== undefined && { userHandle: text(Buffer.from(options.handle)) }),
        },
      };
    },
  };
}

function hash(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
