/** The browser's database of page tests takes no time of the page: it works in turns of Node. */
import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { whileTimeStands } from './page-time.ts';

const { open } = IDBFactory.prototype;
const { transaction } = IDBDatabase.prototype;

IDBFactory.prototype.open = function (...words) {
  return standUntil(open.apply(this, words), ['success', 'error', 'blocked']);
};
IDBDatabase.prototype.transaction = function (...words) {
  return standUntil(transaction.apply(this, words), ['complete', 'abort']);
};

function standUntil<Target extends EventTarget>(target: Target, ends: readonly string[]): Target {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const end of ends) target.addEventListener(end, () => resolve());
  void whileTimeStands(promise);
  return target;
}
