/** The chunk that reads and writes spreadsheets and files; few visitors need it. */
export { csvOfRows } from './csv-of-rows.ts';
export { firstColumn } from './first-column.ts';
export { readListFile } from './read-list-file.ts';
