/** The part of the chunk `kept` that reads and writes the history. */
export { putArrangement } from './arrangements.ts';
export { addDraw, deleteDraws, readDraws } from './draws.ts';
export { deleteHistory, readHistory, readLast } from './history.ts';
