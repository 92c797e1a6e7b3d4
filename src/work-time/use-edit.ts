import { createContext, useContext } from 'react';
import type { Edited } from './edited.ts';

/** Opens the one dialog of entries, from wherever on the tracker. */
export const EntryEditor = createContext<(edited: Edited) => void>(() => undefined);

export const useEdit = () => useContext(EntryEditor);
