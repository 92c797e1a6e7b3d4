import { paths } from '#contract/paths.ts';
import type { Raffle, RaffleItem } from '#contract/roulette.ts';
import { toPlainText } from '#domain/plain-text.ts';
import { call, only } from '#lib/http/http.ts';
import { fieldsOf, isId, isText, type Rows, readRows } from '#lib/http/read.ts';

const validateStatus = only(200);

export async function fetchRaffles(signal: AbortSignal): Promise<Rows<Raffle>> {
  return readRows(await call({ url: paths.raffles, signal, validateStatus }), readRaffle);
}

export async function fetchRaffleItems(
  raffleId: number,
  signal: AbortSignal,
): Promise<Rows<RaffleItem>> {
  return readRows(
    await call({ url: paths.raffleItems(raffleId), signal, validateStatus }),
    readItem,
  );
}

function readRaffle(wire: unknown): Raffle | undefined {
  const { id, title } = fieldsOf(wire);
  return isId(id) && isText(title) ? { id, title: toPlainText(title) } : undefined;
}

function readItem(wire: unknown): RaffleItem | undefined {
  const { title } = fieldsOf(wire);
  return isText(title) ? { title: toPlainText(title) } : undefined;
}
