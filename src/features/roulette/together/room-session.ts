import type { RoomLink } from './room-link.ts';
import type { RoomMemory } from './room-memory.ts';
import type { RoomSession } from './room-view.ts';

export function startSession(_link: RoomLink, _memory: RoomMemory): RoomSession {
  throw new Error('to come');
}
