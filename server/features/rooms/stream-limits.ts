import { Refusal, TooManyRequestsError } from '#server/runtime/errors.ts';

/** In this process: of a device, behind an address (a school with several rooms), and in all. */
const STREAMS_PER_DEVICE = 3;
const STREAMS_PER_ADDRESS = 1000;
const STREAMS_IN_ALL = 2000;
/** The last ones are kept for hosts, and for addresses that have few. */
const KEPT_STREAMS = 400;
const FEW_STREAMS = 50;
/** From so many on, each takes less. */
const MANY_STREAMS = 1500;
const MANY_PER_DEVICE = 1;
const MANY_PER_ADDRESS = 200;
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
  const areMany = open.length >= MANY_STREAMS;
  const most = areMany ? MANY_PER_ADDRESS : STREAMS_PER_ADDRESS;
  const areKept = open.length >= STREAMS_IN_ALL - KEPT_STREAMS;
  if (
    own.length >= (areMany ? MANY_PER_DEVICE : STREAMS_PER_DEVICE) ||
    beside.length >= (areKept ? FEW_STREAMS : most)
  ) {
    throw new TooManyRequestsError(RETRY_AFTER_SECONDS);
  }
}
