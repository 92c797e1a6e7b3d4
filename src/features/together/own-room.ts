/** The room whose host this tab is: known without the chunk of rooms, and after a reload (ROM-27). */
import { tabStorage } from '#lib/storage/storage.ts';

const KEY = 'ownRoom';

/** @returns its id */
export const ownRoom = () => tabStorage.read(KEY);

export const setOwnRoom = (id: string) => tabStorage.write(KEY, id);

/** Forgets a room that is over, unless another one was opened since. */
export function forgetOwnRoom(id: string): void {
  if (ownRoom() === id) tabStorage.remove(KEY);
}
