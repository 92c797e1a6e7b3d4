/** The browser's storage, which may be full, forbidden or absent: then nothing is kept. */
export interface KeptTexts {
  /** @returns `null` if nothing is kept under this key */
  read: (key: string) => string | null;
  /** @returns whether it was kept */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
}

/** Kept for all tabs, until it is removed. */
export const browserStorage = keptIn(() => localStorage);

/** Kept for this tab, across reloads. */
export const tabStorage = keptIn(() => sessionStorage);

/** @param storage even naming it throws where it is forbidden */
function keptIn(storage: () => Storage): KeptTexts {
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((kept) => kept.getItem(key), null),
    write: (key, text) =>
      attempt((kept) => {
        kept.setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt((kept) => kept.removeItem(key), undefined),
  };
}
