/** Computations and verdicts of devices, with vectors that a second implementation has computed (Python's hashlib). */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '#domain/base64url.ts';
import {
  type Bytes,
  closingBytes,
  codeOf,
  idOf,
  keyOf,
  linesBytes,
  listBytes,
  orderOf,
  type RoundPlan,
  readLines,
  resultBytes,
  roundBytes,
  type Sha256,
  targetOf,
  utf8,
} from '#domain/rooms/bytes.ts';
import { check, type KnownRoom, type OwnPart, type ReportedRound } from '#domain/rooms/check.ts';
import { chiSquared, chiSquaredTail } from '#domain/roulette/chi-squared.ts';
import { lineOfTick } from '#domain/roulette/line-of-tick.ts';
import { rounds } from '#tests/support/long-run.ts';

// A round whose server and devices are in this test. Nothing is encrypted: `check` gets the opened lines.

const sha256: Sha256 = async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The room of the vectors: five lines. */
const KEY = fromBase64Url('AAECAwQFBgcICQoLDA0OD4vO8NNLRHUTuj6HEF9cGhk');
const ID = fromBase64Url('Jr4XFKJCSjnexKcVVkUvrQ');
const ROOM: KnownRoom = { id: ID, key: KEY, count: 5 };

const text = async (bytes: Bytes) => toBase64Url(await sha256(bytes));

/** The bytes of a device with the secret of 32 such bytes. */
function bytesOf(secret: number, round = 1): Bytes {
  const hmac = createHmac('sha256', new Uint8Array(32).fill(secret));
  return new Uint8Array(hmac.update(roundBytes(ID, round)).digest());
}

/** The server's bytes in the vectors. */
const SERVER = Uint8Array.from({ length: 32 }, (_, index) => 0x40 + index);

interface Made {
  left?: readonly number[];
  plan?: RoundPlan | null;
  round?: number;
  server?: Bytes;
  devices: readonly { number: number; bytes: Bytes; isMissing?: boolean }[];
}

/** The message of an honest server. */
async function toldOf(made: Made) {
  const { left = [1, 2, 3, 4, 5], plan = null, round = 1, server = SERVER, devices } = made;
  const promised = devices.map(async ({ number, bytes }) => ({
    number,
    promise: await text(bytes),
  }));
  const reported: ReportedRound = {
    round,
    lines: linesBytes({ left, plan }, ROOM.count),
    promise: await text(server),
    devices: await Promise.all(promised),
    result: {
      bytes: toBase64Url(server),
      reveals: devices.map(({ bytes, isMissing }) => (isMissing ? null : toBase64Url(bytes))),
    },
  };
  return reported;
}

const HOST = { number: 1, bytes: bytesOf(1) };
const VIEWER = { number: 7, bytes: bytesOf(2) };
const OWN: OwnPart = { ...VIEWER, accepted: true };

const closed = (reported: ReportedRound): ReportedRound => ({ ...reported, result: null });

/** The verdict of a device that has seen the closing. */
async function found(reported: ReportedRound, own: OwnPart | null = OWN, seen?: string | null) {
  const before = await check(ROOM, closed(reported), own, null, sha256);
  const closing = before.kind === 'closed' ? before.closing : null;
  return check(ROOM, reported, own, seen === undefined ? closing : seen, sha256);
}

const T = fromBase64Url('WnN6Mpmw-oeKWkVOH6N4eVq_scNC4W6SMeJtOSemBoc');
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// ROM-20, ROM-22
describe('the bytes of a room', () => {
  it('are those of the vectors', async () => {
    const list = listBytes({ title: '昼食', items: ['蕎麦', '饂飩', 'カレー', '寿司', '天丼'] });
    expect(await keyOf(KEY.slice(0, 16), list, sha256)).toEqual(KEY);
    expect(await idOf(KEY, sha256)).toEqual(ID);
    const promises = [1, 2].map(async (round) => toBase64Url(await sha256(bytesOf(1, round))));
    expect(await Promise.all(promises)).toEqual([
      'HySEhlT8y9AvnDjPY1XtxZH6eAV0pQ2YLUR3JIasQt4',
      'uZPLIFD4jRvVDfwlu4P7Am8xmFOMxbh_samEvgYeU7A',
    ]);
    const many = linesBytes({ left: [1, 3, 10_000], plan: null }, 10_000);
    expect(many).toHaveLength(1250);
    expect(hex(await sha256(many))).toBe(
      'bda961121c9b7c44205ce2b30ff119773c8e20edcd5b4f33d101e5d295c35b4b',
    );
    expect(codeOf(T)).toBe('DBTR');
  });

  it('are those that the page about the protocol shows', () => {
    const page = readFileSync('docs/drawing-together.md', 'utf8');
    const shown = [
      ...[KEY, ID, T].map(toBase64Url),
      ...VECTORS.flatMap(([, , t, , , code]) => [t, code]),
    ];
    for (const text of [...shown, 'DBTR', 'GCPT', 'JCxRA0riB2CsxLsjG_3lr2UElqqoqmlBytP426hUFLU']) {
      expect(page).toContain(text);
    }
  });

  it.each([
    [1, [1], '80'],
    [8, [1, 8], '81'],
    [9, [2, 9], '4080'],
  ])('have a bit for each of %i lines', (count, left, expected) => {
    const bytes = linesBytes({ left, plan: null }, count);
    expect(hex(bytes)).toBe(expected);
    expect(readLines(bytes, count)).toEqual({ left, plan: null });
  });

  it.each([
    ['no line', '0000'],
    ['a line that is not there', '0040'],
    ['too few bytes', '80'],
    ['too many', '800000'],
  ])('are not the lines of a list if they name %s', (_, bytes) => {
    expect(readLines(Uint8Array.from(Buffer.from(bytes, 'hex')), 9)).toBeNull();
  });

  it.each([
    [1, 3],
    [2, 5],
    [3, 7],
    [7, 17],
    [10_000, 29_009],
    [3e9, 7_227_169_009],
  ])('have of %i lines the target %i', async (n, target) => {
    expect(await targetOf(T, n, sha256)).toBe(target);
  });

  it.each([
    ['word', 'ALJCJnKqS4d0QaNiPSEdEey7l_EAfnP5u6sAGGGWOag', 8_733_745_545],
    ['block', 'o7O9UGHxVOZljVrcMePK6mEiOZl0-sSx6S1r_37S6GI', 6_782_254_099],
  ])('go on with the next %s where one is not fair', async (_, hash, target) => {
    expect(await targetOf(fromBase64Url(hash), 3e9, sha256)).toBe(target);
  });

  it.each([
    ['key', { key: fromBase64Url('EAECAwQFBgcICQoLDA0OD4vO8NNLRHUTuj6HEF9cGhk') }, {}],
    ['round', {}, { round: 2 }],
    ['room', { id: fromBase64Url('LXEWQrcmsEQBYnyp-6wy9Q') }, {}],
  ])('of another %s have another hash', async (_, room, part) => {
    const reported = { ...(await toldOf({ devices: [HOST] })), ...part };
    const verdict = await check({ ...ROOM, ...room }, reported, null, null, sha256);
    expect(verdict).toMatchObject({ kind: 'right' });
    expect(verdict).not.toMatchObject({ hash: 'Abw_jzgUXPPo9FBsTp0R8qR0pFl_MDpSU0sxcyAcFGg' });
  });
});

const two = () => toldOf({ left: [1, 3, 4, 5], devices: [HOST, VIEWER] });

// ROM-22, ROM-24
describe('a device finds a round right', () => {
  it('closed by the host alone, and with its own promise', async () => {
    expect(await found(closed(await toldOf({ devices: [HOST] })), null)).toEqual({
      kind: 'closed',
      closing: 'FsGaWO-I69Z-Z6DfpzUmGW0fR_Jg94x_8IJGDeb2ijo',
      left: [1, 2, 3, 4, 5],
      plan: null,
      devices: 1,
      isIn: false,
    });
    const closing = 'JCxRA0riB2CsxLsjG_3lr2UElqqoqmlBytP426hUFLU';
    expect(await found(closed(await two()))).toMatchObject({ kind: 'closed', closing, isIn: true });
  });

  const hash = toBase64Url(T);
  const gone = { ...VIEWER, isMissing: true };
  const unasked = { ...OWN, accepted: false };
  const oneMissing = { isIn: false, missing: 1, target: 12, line: 5, code: 'GCPT' };
  const copied = { number: 7, bytes: HOST.bytes };
  const asHost = { ...HOST, accepted: true };

  it.each<[string, Made['devices'], OwnPart, object]>([
    ['with all bytes', [HOST, VIEWER], OWN, { missing: 0, target: 9, line: 1, code: 'DBTR', hash }],
    ['with one missing, which has another result', [HOST, gone], unasked, oneMissing],
    ['with a copied promise', [HOST, copied], asHost, { target: 11, line: 4, code: '5B59' }],
  ])('%s', async (_, devices, own, expected) => {
    const ofBoth = { kind: 'right', left: [1, 3, 4, 5], devices: 2, isSeen: true, isIn: true };
    const reported = await toldOf({ left: [1, 3, 4, 5], devices });
    expect(await found(reported, own)).toMatchObject({ ...ofBoth, ...expected });
  });

  it('of which a server shows two versions, but then with two codes', async () => {
    const [reported, other] = [await two(), await toldOf({ devices: [HOST, { ...VIEWER }] })];
    const codes = [await found(reported), await found(other)].map((each) =>
      each.kind === 'right' ? each.code : each.kind,
    );
    expect(codes).toEqual(['DBTR', expect.not.stringMatching('DBTR')]);
  });

  const leftOut = { number: 8, bytes: bytesOf(3), accepted: false };

  it.each([
    ['that came when it was over', OWN, null, { isSeen: false, isIn: true }],
    ['of a device without a number', null, undefined, { isSeen: true, isIn: false }],
    ['that left its promise out', leftOut, undefined, { isSeen: true, isIn: false }],
  ] as const)('%s, and says what is so', async (_, own, seen, expected) => {
    expect(await found(await two(), own, seen)).toMatchObject({ kind: 'right', ...expected });
  });
});

const other = toBase64Url(bytesOf(9));

// ROM-24
describe('a device says what is wrong', () => {
  type Bend = (reported: ReportedRound) => ReportedRound;

  it.each<[string, why: string, Bend, OwnPart?]>([
    ['numbers that do not ascend', 'order', (round) => numbered(round, [7, 1])],
    ['a number that is there twice', 'order', (round) => numbered(round, [7, 7])],
    ['as many reveals as devices', 'order', (round) => withResult(round, { reveals: [other] })],
    ['bytes of another length', 'order', (round) => withResult(round, { reveals: ['AA', 'AA'] })],
    ['lines that do not open', 'lines', (round) => ({ ...round, lines: null })],
    ['lines of another list', 'lines', (round) => ({ ...round, lines: new Uint8Array(2) })],
    ['no line', 'lines', (round) => ({ ...round, lines: new Uint8Array(1) })],
    ['accepted bytes that are not in', 'own', (round) => without(round, 1)],
    ['accepted bytes whose promise is not in', 'own', (round) => round, { ...OWN, number: 8 }],
    ['bytes of the server', 'server', (round) => withResult(round, { bytes: other })],
    ['bytes of another that do not fit', 'bytes', (round) => withReveal(round, 0, other)],
    ['its own bytes that do not fit', 'bytes', (round) => withReveal(round, 1, other)],
  ])('%s', async (_, why, bend, own = OWN) => {
    expect(await found(bend(await two()), own)).toEqual({ kind: 'wrong', why });
  });

  it('a closing other than the one that it remembers, before and after the result', async () => {
    const [reported, changed] = [await two(), await toldOf({ devices: [HOST, VIEWER] })];
    const before = await found(closed(reported));
    const seen = before.kind === 'closed' ? before.closing : '';
    for (const later of [changed, closed(changed)]) {
      expect(await check(ROOM, later, OWN, seen, sha256)).toEqual({
        kind: 'wrong',
        why: 'changed',
      });
    }
  });

  it('another promise under its own number, before it reveals', async () => {
    const reported = closed(await toldOf({ devices: [HOST, { number: 7, bytes: bytesOf(9) }] }));
    const own = { ...OWN, accepted: false };
    expect(await check(ROOM, reported, own, null, sha256)).toEqual({ kind: 'wrong', why: 'own' });
  });
});

/** Of lines 1, 3, 4 and 5, with all bytes. */
const VECTORS: [RoundPlan, string, string, number, number[], string][] = [
  [
    { kind: 'order', number: 3 },
    'fbyM4sNzsS_JmeVTQ18JgYsdHJqGAfDvlpv8PUDC07I',
    '-1Zd0FJRn6dBFjv-5CSvYH5nSkrfjf4eT7UeTsiMJmU',
    9,
    [1, 4, 3],
    'ZFD7',
  ],
  [
    { kind: 'groups', number: 2 },
    'SJ04d177cwEty5Ncn2Iafks7jJGRk_R3W7ti1Rh8edc',
    '6WHcmstAKsizebIJp3F37TnFQ75HV0ZUy7XsE4lrjE4',
    12,
    [5, 4, 3, 1],
    'X7JX',
  ],
];

// ROM-40
describe('an order and groups', () => {
  it.each(VECTORS)(
    'as %o are those of the vectors',
    async (plan, closing, hash, target, order, code) => {
      const reported = await toldOf({ left: [1, 3, 4, 5], plan, devices: [HOST, VIEWER] });
      const verdict = await found(reported);
      expect(verdict).toMatchObject({ kind: 'right', plan, closing, hash, target, order, code });
    },
  );

  it.each([1, 2, 7, 9, 64, 1000])(
    'of %i lines follow from the hash as the page says',
    async (n) => {
      const lines = Array.from({ length: n }, (_, index) => 3 * index + 1);
      for (const seed of ['a', 'b', 'c']) {
        const hash = await sha256(utf8(`${seed} ${n}`));
        const { target, order } = await orderOf(hash, lines, n, sha256);
        expect(order).toEqual(reckoned(Buffer.from(hash), lines));
        expect(lines[lineOfTick(target, n) - 1]).toBe(order[0]);
        expect(await targetOf(hash, n, sha256)).toBe(target);
        const half = Math.ceil(n / 2);
        expect((await orderOf(hash, lines, half, sha256)).order).toEqual(order.slice(0, half));
      }
    },
  );

  it.each([
    ['no kind', '8000000001'],
    ['another kind', '800300000001'],
    ['a number of 0', '800100000000'],
    ['more than the lines', 'c00200000003'],
    ['a number that is cut', '8001000001'],
    ['a byte too much', '80010000000100'],
  ])('are refused with %s', (_, bytes) => {
    expect(readLines(Uint8Array.from(Buffer.from(bytes, 'hex')), 8)).toBeNull();
  });
});

/** A second way to the permutation, by the words of docs/drawing-together.md. */
function reckoned(hash: Buffer, lines: readonly number[]): number[] {
  const left = [...lines];
  const taken: number[] = [];
  let words: bigint[] = [];
  for (let block = 0; left.length > 0; ) {
    if (words.length === 0) {
      const input = Buffer.concat([hash, Buffer.from(block.toString(16).padStart(8, '0'), 'hex')]);
      const digits = createHash('sha256').update(input).digest('hex');
      words = (digits.match(/.{8}/g) ?? []).map((word) => BigInt(`0x${word}`));
      block += 1;
    }
    const v = words.shift() ?? 0n;
    const m = BigInt(left.length);
    if (v >= (2n ** 32n / m) * m) continue;
    const at = Number(v % m);
    // The one that is taken changes places with the first of those left.
    const [first = 0] = left;
    taken.push(left[at] ?? 0);
    left[at] = first;
    left.shift();
  }
  return taken;
}

// ROM-22
describe('a device that withholds bytes', () => {
  it('chooses nothing, knowing all but the bytes of the server, whichever are left out', async () => {
    const all = rounds({ few: 300, all: 10_000 });
    const counts = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < all; seed += 1) {
      const hoped = await Promise.all(SUBSETS.map((missing) => lineIn(seed, missing, 'guess')));
      const missing = SUBSETS[hoped.indexOf(1)] ?? [];
      const line = await lineIn(seed, missing, 'server');
      counts[line - 1] = (counts[line - 1] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + count)).toBe(all);
    const chance = chiSquaredTail(chiSquared(counts), counts.length - 1);
    expect(chance).toBeGreaterThan(0.01);
  }, 120_000);
});

/** The bytes of two devices of one person who withholds. */
const SUBSETS = [[], [1], [2], [1, 2]];

/** The line on which a round of three devices stops, if these are the bytes behind the server's promise. */
async function lineIn(seed: number, missing: readonly number[], server: string): Promise<number> {
  const random = (name: string) => sha256(utf8(`${seed} ${name}`));
  const bytes = await Promise.all([0, 1, 2].map((place) => random(`${place}`)));
  const promises = await Promise.all(bytes.map(sha256));
  const closing = closingBytes({
    ...ROOM,
    round: 1,
    isPlanned: false,
    lines: linesBytes({ left: [1, 2, 3, 4, 5], plan: null }, 5),
    promise: await sha256(await random('server')),
    devices: promises.map((promise, place) => ({ number: place + 1, promise })),
  });
  const reveals = bytes.map((one, place) => (missing.includes(place) ? null : one));
  const hash = await sha256(resultBytes(closing, await random(server), reveals));
  return lineOfTick(await targetOf(hash, 5, sha256), 5);
}

const numbered = ({ devices, ...reported }: ReportedRound, numbers: readonly number[]) => ({
  ...reported,
  devices: devices.map((device, index) => ({ ...device, number: numbers[index] ?? 0 })),
});
const withResult = (
  { result, ...reported }: ReportedRound,
  change: Partial<NonNullable<ReportedRound['result']>>,
): ReportedRound => ({ ...reported, result: result && { ...result, ...change } });
const withReveal = (reported: ReportedRound, place: number, bytes: string | null) =>
  withResult(reported, { reveals: reported.result?.reveals.with(place, bytes) ?? [] });
const without = (reported: ReportedRound, place: number) => withReveal(reported, place, null);
