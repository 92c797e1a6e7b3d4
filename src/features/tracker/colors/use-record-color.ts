import { createContext, useContext } from 'react';
import { OTHERS_COLOR } from '#domain/work-time/record-color.ts';

/** The colour of each record, by its id (TRK-46). */
export const RecordColors = createContext<ReadonlyMap<string, string>>(new Map());

/** A record that is not known yet has the colour of all others. */
export function useRecordColor(): (recordId: string) => string {
  const colors = useContext(RecordColors);
  return (recordId) => colors.get(recordId) ?? OTHERS_COLOR;
}
