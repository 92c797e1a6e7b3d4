/** A browser that is to store nothing, as Firefox is with cookies blocked. */

const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');

export const blockedLocks = { request: () => Promise.reject(refusal()) };

export class BlockedChannel {
  constructor() {
    throw refusal();
  }
}
