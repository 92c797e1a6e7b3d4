import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useEffect, useRef } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Hint } from '#ui/Hint.tsx';
import { useRecord } from '#work-time/commands/use-records.ts';
import type { RecordActions } from '#work-time/commands/use-tracker.ts';
import { RunningEntries } from '../entries/RunningEntries.tsx';
import { ArchiveButton } from './ArchiveButton.tsx';
import { RecordForm } from './RecordForm.tsx';
import { recordsText } from './text.ts';
import { useRecordFailure } from './use-record-failure.ts';

interface RecordDetailProps {
  /** Undefined if none is selected, on another server: all controls are then disabled. */
  record: WorkRecord | undefined;
  actions: RecordActions;
  /** Lists its entries alone; absent where the server does not list them. */
  onList?: (record: WorkRecord) => void;
}

/** The selected record: its details, actions and running entries (TRK-3). */
export const RecordDetail = memo(function RecordDetail(props: RecordDetailProps) {
  const { record, actions, onList } = props;
  const { data } = useRecord(record?.id ?? null);
  const shown = data ?? record;
  const failure = useRecordFailure(record?.id ?? null);
  const { detail } = recordsText;
  const row = useRef<HTMLDivElement>(null);
  const isExtended = useExtensions();
  const key = record?.id;
  // Below many records the details would be out of sight; where their first row is seen, nothing moves.
  useEffect(() => {
    if (isExtended && key !== undefined) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isExtended, key]);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 }}>
      <Box ref={row} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<PlayArrow />}
          disabled={!record || actions.isBlocked}
          onClick={() => record && actions.press({ kind: 'start', recordId: record.id })}
        >
          {recordsText.start}
        </Button>
        {onList && record && (
          <Button variant="text" onClick={() => onList(record)}>
            {recordsText.list}
          </Button>
        )}
      </Box>
      {record && (
        <>
          {failure && <ErrorMessage {...failure} />}
          <RunningEntries recordId={record.id} recordName={shown?.name ?? ''} actions={actions} />
        </>
      )}
      <RecordForm key={key} record={shown} actions={actions} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          // Quiet: one line where there is room.
          '& dl': { display: 'flex', flexWrap: 'wrap', color: 'text.secondary' },
          '& dl > div': { display: 'flex', columnGap: 0.5, minWidth: 0 },
        }}
      >
        {shown ? (
          <DefinitionList
            items={[
              { term: detail.id, value: String(shown.number ?? detail.none) },
              { term: detail.name, value: shown.name },
              { term: detail.ipAddress, value: shown.ipAddress ?? detail.none },
              { term: detail.userId, value: String(shown.userId ?? detail.none) },
            ]}
          />
        ) : (
          <Hint>{recordsText.nothingSelected}</Hint>
        )}
        <Box sx={{ display: 'flex', columnGap: 1, ml: 'auto' }}>
          {isExtended && record && <ArchiveButton record={record} actions={actions} />}
          <Button
            variant="text"
            color="error"
            disabled={!record || actions.isBlocked}
            onClick={() => record && actions.press({ kind: 'delete', recordId: record.id })}
          >
            {recordsText.delete}
          </Button>
        </Box>
      </Box>
    </Box>
  );
});
