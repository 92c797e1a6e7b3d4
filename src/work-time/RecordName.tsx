import { RecordDot } from './RecordDot.tsx';
import { useNameOf } from './use-shown-records.ts';

interface RecordNameProps {
  recordId: string;
  /** In place of its name, such as one with its number. */
  text?: string;
}

/** The name of a record, beside its colour (TRK-46). */
export function RecordName({ recordId, text }: RecordNameProps) {
  const nameOf = useNameOf();
  return (
    <>
      <RecordDot recordId={recordId} />
      <bdi translate="no">{text ?? nameOf(recordId)}</bdi>
    </>
  );
}
