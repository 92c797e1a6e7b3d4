/** The default of `DATA_DIR`, needed before the settings are loaded. */
export const DEFAULT_DATA_DIR = './data';
