/** Raffles and their items (customer's sections 3 and 7). */
import { type Static, Type } from 'typebox';
import { Id } from './ids.ts';

export const Raffle = Type.Object({ id: Id, title: Type.String() });
export type Raffle = Static<typeof Raffle>;

export const RaffleItem = Type.Object({ title: Type.String() });
export type RaffleItem = Static<typeof RaffleItem>;
