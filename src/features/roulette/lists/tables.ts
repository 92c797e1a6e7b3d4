/** The chunk that reads spreadsheets and files; few visitors need it. */
export { firstColumn } from './first-column.ts';
export { readListFile } from './read-list-file.ts';
