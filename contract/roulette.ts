/** Raffles and their items (ROU-1, ROU-2). */
import { type Static, Type } from 'typebox';
import { Id } from './ids.ts';

export const Raffle = Type.Object({ id: Id, title: Type.String({ examples: ['Lunch'] }) });
export type Raffle = Static<typeof Raffle>;

export const RaffleItem = Type.Object({ title: Type.String({ examples: ['Soba'] }) });
export type RaffleItem = Static<typeof RaffleItem>;
