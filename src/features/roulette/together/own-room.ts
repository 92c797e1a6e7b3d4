/** The room whose host this tab is. Its keys stay in the tab, so that a reload goes on with it (ROM-27). */
import { tabStorage } from '#lib/storage/storage.ts';

const KEY = 'ownRoom';

/** Known without the chunk of rooms. */
export function hasOwnRoom(): boolean {
  return ownRoom() !== null;
}

/** @returns its id */
export function ownRoom(): string | null {
  return tabStorage.read(KEY);
}

export function setOwnRoom(id: string): void {
  tabStorage.write(KEY, id);
}

/** When it is over; another one may have been opened since. */
export function forgetOwnRoom(id: string): void {
  if (ownRoom() === id) tabStorage.remove(KEY);
}
