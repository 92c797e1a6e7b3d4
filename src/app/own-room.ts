import { createContext } from 'react';

/** The room that this tab hosts, as the pages below it open it. */
export const ownRoom = createContext({
  isOpen: false,
  openNew: () => {},
  openAgain: () => {},
});
