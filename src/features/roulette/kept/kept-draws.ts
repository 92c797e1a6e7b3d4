/** The chunk of what the browser's database keeps for the roulette. */
export { addDraw, deleteDraws, readDraws } from './draws.ts';
export { readLists, saveList } from './lists.ts';
