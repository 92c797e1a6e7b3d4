import { createContext, useContext } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';

/** The records of the user, for all that the tracker shows. */
export const ShownRecords = createContext<readonly WorkRecord[]>([]);

export const useShownRecords = () => useContext(ShownRecords);
