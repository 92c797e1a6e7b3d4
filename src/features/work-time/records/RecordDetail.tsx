import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useEffect, useRef } from 'react';
import type { WorkRecord } from '#domain/work-time/work-record.ts';
import { useStore } from '#lib/use-store.ts';
import { useExtensions } from '#session/use-extensions.ts';
import { BottomBar } from '#ui/BottomBar.tsx';
import { STUCK } from '#ui/bottom-place.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import type { Commands } from '../commands/use-commands.ts';
import { useRecord } from '../commands/use-records.ts';
import { RunningEntries } from '../entries/RunningEntries.tsx';
import { stripPlace } from '../strip/use-strip-place.ts';
import type { RecordActions } from '../use-tracker.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NameForm } from './NameForm.tsx';
import { recordsText } from './text.ts';

interface RecordDetailProps {
  /** Undefined if none is selected, on another server: then all controls are disabled. */
  record: WorkRecord | undefined;
  actions: RecordActions;
  commands: Commands;
}

/** The selected record: details, actions and entries (TRK-3). */
export const RecordDetail = memo(function RecordDetail(props: RecordDetailProps) {
  const { record, actions, commands } = props;
  const { data } = useRecord(record?.id ?? null);
  const shown = data ?? record;
  const { detail } = recordsText;
  const box = useRef<HTMLDivElement>(null);
  const isExtended = useExtensions();
  const place = useStore(stripPlace);
  const isPhone = useMediaQuery(`@media ${STUCK}`);
  const key = record?.id;
  // Below many records it would be out of sight.
  useEffect(() => {
    if (isExtended && key !== undefined) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isExtended, key]);

  const start = (
    <Button
      variant="contained"
      startIcon={<PlayArrow />}
      disabled={!record || actions.isBlocked}
      onClick={() => record && actions.press({ kind: 'start', recordId: record.id })}
    >
      {recordsText.start}
    </Button>
  );
  return (
    <Box
      ref={box}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { md: '1fr 2fr' },
        columnGap: 5,
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
        // As high as the four details, so that a selection moves nothing.
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', minHeight: 'calc(6.4em + 12px)' }}
        >
          {recordsText.nothingSelected}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <NameForm key={key} recordId={record?.id} name={shown?.name ?? ''} actions={actions} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
          {isExtended ? (
            <BottomBar inline={!isPhone || place !== 'out of sight'}>{start}</BottomBar>
          ) : (
            start
          )}
          {isExtended && <ArchiveButton record={record} actions={actions} commands={commands} />}
          <Button
            variant="text"
            color="error"
            disabled={!record || actions.isBlocked}
            onClick={() => record && actions.press({ kind: 'delete', recordId: record.id })}
            sx={isExtended ? {} : { ml: 'auto' }}
          >
            {recordsText.delete}
          </Button>
        </Box>
      </Box>
      {record && (
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
          <LoadFailure recordId={record.id} />
          <RunningEntries recordId={record.id} recordName={shown?.name ?? ''} actions={actions} />
        </Box>
      )}
    </Box>
  );
});
