/** The part of the chunk `kept` that reads and writes own lists. */

export { readLists, saveBrowserList } from './browser-lists.ts';
export {
  forgetCopies,
  moveHere,
  moveToAccount,
  readKept,
  takeLists,
} from './copies.ts';
