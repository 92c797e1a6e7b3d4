import { createContext, useContext } from 'react';
import type { Edited } from './edited.ts';

/** Opens the dialog of entries, from wherever on the tracker: `false` once that is no longer on the screen. */
export const EntryEditor = createContext<(edited: Edited) => boolean>(() => false);

export const useEdit = () => useContext(EntryEditor);
