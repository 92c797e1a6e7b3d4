/**
 * What the devices of a room say to each other, under the server's eyes but unreadable for it
 * (docs/drawing-together.md). The readers are strict: what anybody sends is read as one of these
 * messages, or not at all.
 */

/** How far the host had followed the room when it wrote: the last event, and the chain up to it. */
export interface Seen {
  /** 0 before the first event. */
  sequence: number;
  /** In base64url. */
  chain: string;
}

/** A draw of the room, from 1, and how often it has begun. */
interface Attempt {
  round: number;
  attempt: number;
}

/** Hashes and the bytes of a device are 32 bytes in base64url. */
export type HostMessage = { seen: Seen } & (
  | (Attempt & {
      kind: 'open';
      commitment: string;
      /** The lines that are left out, in any order. */
      without: readonly number[];
      linesHash: string;
    })
  | (Attempt & { kind: 'close'; counts: readonly { device: string; sequence: number }[] })
  | (Attempt & {
      kind: 'again';
      /** The devices that did not reveal. */
      without: readonly string[];
    })
  | (Attempt & {
      kind: 'draw';
      bytes: string;
      /** What the host's page shows. */
      target: number;
    })
  | { kind: 'end' }
);

export type ViewerMessage = Attempt & { device: string } & (
    | { kind: 'add'; commitment: string }
    | { kind: 'reveal'; bytes: string }
  );

export function readHostMessage(json: unknown): HostMessage | undefined {
  const fields = fieldsOf(json);
  const seen = readSeen(fields.seen);
  if (!seen) return undefined;
  if (fields.kind === 'end') return { kind: 'end', seen };
  const attempt = readAttempt(fields);
  if (!attempt) return undefined;
  const { commitment, linesHash, counts, without, bytes, target } = fields;
  switch (fields.kind) {
    case 'open':
      return isHash(commitment) && isHash(linesHash) && areNumbers(without)
        ? { kind: 'open', ...attempt, commitment, without, linesHash, seen }
        : undefined;
    case 'close': {
      const read = Array.isArray(counts) ? counts.map(readCount) : [undefined];
      return isFull(read) ? { kind: 'close', ...attempt, counts: read, seen } : undefined;
    }
    case 'again':
      return Array.isArray(without) && without.every(isDevice)
        ? { kind: 'again', ...attempt, without, seen }
        : undefined;
    case 'draw':
      return isHash(bytes) && isNumber(target)
        ? { kind: 'draw', ...attempt, bytes, target, seen }
        : undefined;
    default:
      return undefined;
  }
}

export function readViewerMessage(json: unknown): ViewerMessage | undefined {
  const fields = fieldsOf(json);
  const { kind, device, commitment, bytes } = fields;
  const attempt = readAttempt(fields);
  if (!attempt || !isDevice(device)) return undefined;
  if (kind === 'add' && isHash(commitment)) return { kind, ...attempt, device, commitment };
  return kind === 'reveal' && isHash(bytes) ? { kind, ...attempt, device, bytes } : undefined;
}

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function readSeen(json: unknown): Seen | undefined {
  const { sequence, chain } = fieldsOf(json);
  return (sequence === 0 || isNumber(sequence)) && isHash(chain) ? { sequence, chain } : undefined;
}

function readAttempt({ round, attempt }: Readonly<Record<string, unknown>>): Attempt | undefined {
  return isNumber(round) && isNumber(attempt) ? { round, attempt } : undefined;
}

function readCount(json: unknown): { device: string; sequence: number } | undefined {
  const { device, sequence } = fieldsOf(json);
  return isDevice(device) && isNumber(sequence) ? { device, sequence } : undefined;
}

function isFull<Value>(values: (Value | undefined)[]): values is Value[] {
  return !values.includes(undefined);
}

/** A whole number from 1. */
function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function areNumbers(values: unknown): values is number[] {
  return Array.isArray(values) && values.every(isNumber);
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}

function isDevice(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{22}$/.test(value);
}
