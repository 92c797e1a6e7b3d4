import { Refusal, TooManyRequestsError } from '#server/runtime/errors.ts';

/** In this process: of a device, behind an address (a school with several rooms), and in all. */
const STREAMS_PER_DEVICE = 3;
const STREAMS_PER_ADDRESS = 1000;
const STREAMS_IN_ALL = 2000;
const RETRY_AFTER_SECONDS = 10;

/** The origin of a stream. A host has no address here: no device beside it takes its place. */
export interface Origin {
  /** Its room and number. */
  device: string;
  address: string | undefined;
}

/** Throws if there is no place for one more stream beside the open ones. */
export function assertPlace(open: readonly Origin[], { device, address }: Origin): void {
  if (open.length >= STREAMS_IN_ALL) throw new Refusal('full', 'The server has no more streams.');
  const own = open.filter((one) => one.device === device);
  const beside = address === undefined ? [] : open.filter((one) => one.address === address);
  if (own.length >= STREAMS_PER_DEVICE || beside.length >= STREAMS_PER_ADDRESS) {
    throw new TooManyRequestsError(RETRY_AFTER_SECONDS);
  }
}
