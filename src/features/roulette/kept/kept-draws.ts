/** The chunk of all that uses the browser's database. */
export {
  carryCopies,
  forgetCopies,
  moveHere,
  moveToAccount,
  readKept,
  takeLists,
} from './copies.ts';
export { addDraw, deleteDraws, readDraws, readLastDraw } from './draws.ts';
export { readLists, saveList } from './lists.ts';
