/** The scripts that run beside the page, and the one policy that lets them (SEC-11). */
import tableWorker from './tables/table-worker.ts?worker&url';

/** Trusted Types, which lib.dom lacks. */
interface TrustedTypes {
  /** The returned texts are objects that only a policy can create. */
  createPolicy<Rule extends 'createHTML' | 'createScriptURL'>(
    name: string,
    rules: Record<Rule, (text: string) => string>,
  ): Record<Rule, (text: string) => string>;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Beside the page, since it may answer only for files below its own address. */
export const SERVICE_WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
export const TABLE_WORKER = tableWorker;

/** The policy of scripts that the headers allow; a page makes it once. */
const policy = globalThis.window?.trustedTypes?.createPolicy('own-workers', {
  createScriptURL: (address) => {
    if (address !== SERVICE_WORKER && address !== TABLE_WORKER) {
      throw new TypeError(`${address} is no worker of this page`);
    }
    return address;
  },
});

/** The address of one of these workers, as the browser accepts it. */
export function workerAddress(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
