/** The part of the chunk `kept` that reads and writes the history. */
export { addDraw, deleteDraws, readDraws, readLastDraw } from './draws.ts';
