/** The browser's storage. Where it is full, forbidden or absent, a text lasts as long as the page. */

/** For all tabs, until it is removed. */
export const browserStorage = textStorage(() => localStorage);

/** For this tab, across reloads. */
export const tabStorage = textStorage(() => sessionStorage);

/** @param storage even naming it throws where it is forbidden */
function textStorage(storage: () => Storage) {
  const unkept = new Map<string, string>();

  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    /** @returns `null` if nothing is stored under this key */
    read: (key: string) => unkept.get(key) ?? attempt((area) => area.getItem(key), null),

    /** @returns whether it outlasts the page */
    write(key: string, text: string): boolean {
      unkept.set(key, text);
      return attempt((area) => {
        area.setItem(key, text);
        return unkept.delete(key);
      }, false);
    },

    /** @returns the keys that begin with a text */
    keys: (beginning: string) =>
      [...unkept.keys(), ...attempt(Object.keys, [])].filter((key) => key.startsWith(beginning)),

    remove(key: string): void {
      unkept.delete(key);
      attempt((area) => area.removeItem(key), undefined);
    },
  };
}
