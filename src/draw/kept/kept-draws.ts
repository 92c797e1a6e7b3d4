/** The part of the chunk `kept` that reads and writes the history. */
export { addDraw, deleteDraws, readDraws, readRecentDraws } from './draws.ts';
