/** The browser's storage, which may be full, forbidden or absent: then nothing is stored. */
export interface TextStorage {
  /** @returns `null` if nothing is stored under this key */
  read: (key: string) => string | null;
  /** @returns whether it was stored */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

/** For all tabs, until it is removed. */
export const browserStorage = textStorage(() => localStorage);

/** For this tab, across reloads. */
export const tabStorage = textStorage(() => sessionStorage);

/** @param storage even naming it throws where it is forbidden */
function textStorage(storage: () => Storage): TextStorage {
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((area) => area.getItem(key), null),
    write: (key, text) =>
      attempt((area) => {
        area.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((area) => area.removeItem(key), undefined),
  };
}
