import { styled } from '@mui/material/styles';
import { useRecordColor } from './use-shown-records.ts';

const Dot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flexShrink: 0,
  width: 10,
  height: 10,
  marginRight: theme.spacing(1),
  borderRadius: '50%',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));

/** The colour of a record, beside its name (TRK-46). */
export function RecordMark({ recordId }: { recordId: string }) {
  const colorOf = useRecordColor();
  return <Dot style={{ backgroundColor: colorOf(recordId) }} />;
}
