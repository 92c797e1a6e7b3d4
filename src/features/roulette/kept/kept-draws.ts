/** The chunk of what the browser's database keeps for the roulette. */
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
