/** The part of the chunk `kept` that reads and writes own lists. */
export {
  forgetCopies,
  moveHere,
  moveToAccount,
  readKept,
  takeLists,
} from './copies.ts';
export { readLists, saveList } from './lists.ts';
