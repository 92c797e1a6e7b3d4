import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { OTHERS_COLOR, recordColors } from '#domain/work-time/record-color.ts';
import type { WorkRecord } from '#domain/work-time/work-record.ts';

const Shown = createContext({
  records: [] as readonly WorkRecord[],
  colors: new Map() as ReturnType<typeof recordColors>,
});

interface ShownRecordsProps {
  records: readonly WorkRecord[];
  children: ReactNode;
}

/** The records of the user and their colours, for all that the tracker shows. */
export function ShownRecords({ records, children }: ShownRecordsProps) {
  const shown = useMemo(() => ({ records, colors: recordColors(records) }), [records]);
  return <Shown value={shown}>{children}</Shown>;
}

export const useShownRecords = () => useContext(Shown).records;

/** The colour of a record, by its id (TRK-46). One that is not known yet has that of all others. */
export function useRecordColor(): (recordId: string) => string {
  const { colors } = useContext(Shown);
  return (recordId) => colors.get(recordId) ?? OTHERS_COLOR;
}
