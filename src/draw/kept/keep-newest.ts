/** The store of a transaction, with keys in the order of time. */
interface Store {
  count(): Promise<number>;
  getAllKeys(query: null, count: number): Promise<IDBValidKey[]>;
  delete(range: IDBKeyRange): Promise<void>;
}

/** Removes the oldest rows beyond this number. */
export async function keepNewest(store: Store, most: number): Promise<void> {
  const surplus = (await store.count()) - most;
  if (surplus <= 0) return;
  const oldest = await store.getAllKeys(null, surplus);
  await store.delete(IDBKeyRange.upperBound(oldest.at(-1)));
}
