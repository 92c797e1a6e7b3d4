/** Passkeys: signing in without a password (ACC-8). Bytes are base64url, as in WebAuthn's own JSON. */
import { type Static, Type } from 'typebox';
import { Id, Timestamp } from './ids.ts';

/** The most that a browser sends of a passkey, in bytes. */
export const PASSKEY_BODY_BYTES = 16 * 1024;

const bytes = (maxLength: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, examples: ['3q2-7w'] });

/** As long as an id may be by WebAuthn: 1023 bytes. */
const credentialId = bytes(1364);
const challenge = bytes(100);
const clientDataJSON = bytes(4096);

const common = {
  id: credentialId,
  rawId: credentialId,
  type: Type.Literal('public-key'),
};

/** The browser's response to `user/passkeys/options/`. */
export const NewPasskey = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON,
    attestationObject: bytes(12_000),
    transports: Type.Optional(
      Type.Array(Type.String({ maxLength: 20, examples: ['internal'] }), { maxItems: 10 }),
    ),
  }),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** The browser's signed response to `user/token/passkey/options/`. */
export const PasskeySignIn = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON,
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: Type.Optional(bytes(100)),
  }),
});
export type PasskeySignIn = Static<typeof PasskeySignIn>;

/** For `navigator.credentials.create()` or `get()`. */
export const PasskeyOptions = Type.Object(
  { challenge },
  {
    description: "What the browser is given, as WebAuthn's own JSON has it.",
    additionalProperties: true,
  },
);

export const Passkey = Type.Object({
  id: Id,
  /** For the keeper of the passkey, which is told when it is removed. */
  credential_id: credentialId,
  domain: Type.String({ examples: ['example.com'] }),
  /** The program or device that keeps it, if known. */
  name: Type.Union([Type.String({ examples: ['iCloud Keychain'] }), Type.Null()]),
  /** The browser and system in which it was added. */
  browser: Type.Union([Type.String({ examples: ['Firefox'] }), Type.Null()]),
  system: Type.Union([Type.String({ examples: ['Windows'] }), Type.Null()]),
  created_at: Timestamp,
  /** `null` before its first use. */
  used_at: Type.Union([Timestamp, Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;
