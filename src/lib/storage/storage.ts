/** The browser's storage, which may be full, forbidden or absent: then nothing is stored. */

/** For all tabs, until it is removed. */
export const browserStorage = textStorage(() => localStorage);

/** For this tab, across reloads. */
export const tabStorage = textStorage(() => sessionStorage);

/** @param storage even naming it throws where it is forbidden */
function textStorage(storage: () => Storage) {
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    /** @returns `null` if nothing is stored under this key */
    read: (key: string) => attempt((area) => area.getItem(key), null),

    /** @returns whether it was stored */
    write: (key: string, text: string) =>
      attempt((area) => {
        area.setItem(key, text);
        return true;
      }, false),

    remove: (key: string) => attempt((area) => area.removeItem(key), undefined),
  };
}
