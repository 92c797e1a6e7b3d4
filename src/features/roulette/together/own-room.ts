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

export function setOwnRoom(id: string | null): void {
  if (id === null) tabStorage.remove(KEY);
  else tabStorage.write(KEY, id);
}
