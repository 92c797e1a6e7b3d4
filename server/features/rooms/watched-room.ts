import type { RoomPresence } from '#contract/rooms.ts';
import type { EventStream } from './event-stream.ts';

/** One open stream. */
export interface Seat {
  viewer: string;
  stream: EventStream;
  /** The last event that was sent. */
  cursor: number;
  /** Whether all before was sent, so that it gets new events with the others. */
  isLive: boolean;
}

/** A room that somebody watches by this process. */
export interface WatchedRoom {
  readonly id: string;
  readonly seats: Set<Seat>;
  /** Until when those are here who asked without a stream. */
  readonly asked: Map<string, number>;
  /** Who watches by other processes. */
  elsewhere: readonly string[];
  /** The last event that all live seats have. */
  cursor: number;
  /** What the seats were told of who is here, and at which beat. */
  told: { key: string; beat: number };
  /** What was noted of it for other processes, and at which beat. */
  noted: { key: string; beat: number } | undefined;
  isNoting: boolean;
}

/** Who watches by this process, in an order that stays the same. */
export function watchersOf({ seats, asked }: WatchedRoom): string[] {
  return [...new Set([...[...seats].map(({ viewer }) => viewer), ...asked.keys()])].sort();
}

/** Who watches by all processes. */
export function presenceIn(room: WatchedRoom, now: number): RoomPresence {
  const present = [...new Set([...watchersOf(room), ...room.elsewhere])].sort();
  return { viewers: present.length, present, now };
}
