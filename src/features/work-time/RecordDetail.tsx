import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { WorkRecord } from '#contract/work-time.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { NameForm } from './NameForm.tsx';
import { PastEntries } from './PastEntries.tsx';
import { RunningEntries } from './RunningEntries.tsx';
import { text } from './text.ts';
import { useRecord } from './use-records.ts';
import { useReportGone } from './use-report-gone.ts';
import type { Tracker } from './use-tracker.ts';

interface RecordDetailProps {
  /** Absent while none is selected: then everything is there and nothing can be pressed. */
  record: WorkRecord | undefined;
  tracker: Tracker;
}

/** The selected record: what it is, what can be done with it, and its entries. */
export function RecordDetail({ record, tracker }: RecordDetailProps) {
  const { data, error } = useRecord(record?.id ?? null);
  const reportGone = useReportGone();
  useEffect(() => {
    if (error) reportGone(error);
  }, [error, reportGone]);

  const shown = data ?? record;
  const { detail } = text;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 2fr' }, columnGap: 5 }}>
      <DefinitionList
        items={[
          { term: detail.id, value: record ? String(record.id) : detail.none },
          { term: detail.name, value: shown?.name ?? detail.none },
          { term: detail.ipAddress, value: shown?.ip_addr ?? detail.none },
          {
            term: detail.userId,
            value: shown?.user === undefined ? detail.none : String(shown.user),
          },
        ]}
      />
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <NameForm recordId={record?.id} name={shown?.name ?? ''} tracker={tracker} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            disabled={!record || tracker.busy}
            onClick={() => record && tracker.run({ kind: 'start', recordId: record.id })}
          >
            {text.start}
          </Button>
          <Button
            color="error"
            disabled={!record || tracker.busy}
            onClick={() => record && tracker.run({ kind: 'delete', recordId: record.id })}
          >
            {text.delete}
          </Button>
        </Box>
      </Box>
      {record && (
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
          <RunningEntries recordId={record.id} recordName={shown?.name ?? ''} tracker={tracker} />
          <PastEntries recordId={record.id} />
        </Box>
      )}
    </Box>
  );
}
