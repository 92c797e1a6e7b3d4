/** The buttons of an entry in a list, whichever its task and its moment: the row itself, and the one at its end. */
export const editsEntry = /の記録を編集$/;
export const continuesEntry = /の記録を続ける$/;
