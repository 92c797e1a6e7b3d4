/** Marks what was not read from the server in this page, but in an earlier one. */
export interface Copied {
  isCopy?: true;
}
