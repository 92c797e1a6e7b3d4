import { styled } from '@mui/material/styles';
import { useNameOf, useRecordColor } from './use-shown-records.ts';

const Dot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flexShrink: 0,
  width: 10,
  height: 10,
  marginRight: theme.spacing(1),
  borderRadius: '50%',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));

interface RecordNameProps {
  recordId: string;
  /** In place of its name, such as one with its number. */
  text?: string;
}

/** The name of a record, beside its colour (TRK-46). */
export function RecordName({ recordId, text }: RecordNameProps) {
  const colorOf = useRecordColor();
  const nameOf = useNameOf();
  return (
    <>
      <Dot style={{ backgroundColor: colorOf(recordId) }} />
      <bdi translate="no">{text ?? nameOf(recordId)}</bdi>
    </>
  );
}
