/** A browser that knows passkeys, with one device: jsdom is none. */
import { onTestFinished, vi } from 'vitest';
import { createAuthenticator } from '#tests/support/server/authenticator.ts';

/** Where the requests of page tests come from. */
const origin = 'http://localhost:80';

type Options = { publicKey: { challenge: ArrayBuffer; user?: { id: ArrayBuffer } } };

export function stubPasskeys() {
  const device = createAuthenticator();
  /** Whose passkey it is, as the server named them. */
  let handle: ArrayBuffer | undefined;
  const wish: { refused: DOMException | undefined } = { refused: undefined };
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: async ({ publicKey }: Options) => {
        if (wish.refused) throw wish.refused;
        handle = publicKey.user?.id;
        const { response, ...made } = device.create(textOf(publicKey.challenge), { origin });
        return {
          ...made,
          rawId: bytesOf(made.rawId),
          response: {
            clientDataJSON: bytesOf(response.clientDataJSON),
            attestationObject: bytesOf(response.attestationObject),
            getTransports: () => response.transports,
          },
          getClientExtensionResults: () => ({}),
        };
      },
      get: async ({ publicKey }: Options) => {
        if (wish.refused) throw wish.refused;
        const { response, ...made } = device.signIn(textOf(publicKey.challenge), { origin });
        return {
          ...made,
          rawId: bytesOf(made.rawId),
          response: {
            clientDataJSON: bytesOf(response.clientDataJSON),
            authenticatorData: bytesOf(response.authenticatorData),
            signature: bytesOf(response.signature),
            userHandle: handle,
          },
          getClientExtensionResults: () => ({}),
        };
      },
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    /** As when the user closes the browser's dialog, or the browser has a passkey already. */
    refuse(name: 'NotAllowedError' | 'InvalidStateError') {
      wish.refused = new DOMException('', name);
    },
    agree() {
      wish.refused = undefined;
    },
  };
}

function textOf(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('base64url');
}

function bytesOf(text: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(text, 'base64url')).buffer;
}
