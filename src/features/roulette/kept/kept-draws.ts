/** The chunk of what the browser's database keeps for the roulette. */
export { readLists, saveList } from './lists.ts';
