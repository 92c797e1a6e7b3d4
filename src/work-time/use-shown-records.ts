import { createContext, useContext, useMemo } from 'react';
import { OTHERS_COLOR, recordColors } from '#domain/work-time/record-color.ts';
import { nameOf, type WorkRecord } from '#domain/work-time/work-record.ts';

const NONE: readonly WorkRecord[] = [];

const withColors = (records: readonly WorkRecord[]) => ({ records, colors: recordColors(records) });

/** The records of the user and their colours, for all that the tracker shows. */
export const ShownRecords = createContext(withColors(NONE));

/** The records to show; none until they are read. */
export function useWithColors(records = NONE) {
  return useMemo(() => withColors(records), [records]);
}

export const useShownRecords = () => useContext(ShownRecords).records;

/** The name of a record, by its id; a dash while the list does not have it. */
export function useNameOf(): (recordId: string) => string {
  const records = useShownRecords();
  return (recordId) => nameOf(records, recordId);
}

/** The colour of a record, by its id (TRK-46). One that is not known yet has that of all others. */
export function useRecordColor(): (recordId: string) => string {
  const { colors } = useContext(ShownRecords);
  return (recordId) => colors.get(recordId) ?? OTHERS_COLOR;
}
