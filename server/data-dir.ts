/** Where the data is unless `DATA_DIR` says otherwise: known before the settings are loaded. */
export const DEFAULT_DATA_DIR = './data';
