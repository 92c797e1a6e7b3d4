/** Where the data is unless `DATA_DIR` says otherwise. */
export const DEFAULT_DATA_DIR = './data';
