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

/** The colour of a record, for the eye alone. */
export function RecordDot({ recordId }: { recordId: string }) {
  return <Dot style={{ backgroundColor: useRecordColor()(recordId) }} />;
}
