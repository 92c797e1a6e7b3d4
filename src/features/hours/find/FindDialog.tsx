import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { sessionText } from '#session/text.ts';
import { NARROW } from '#theme/sizes.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { DelayedProgress } from '#ui/DelayedProgress.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { FormField } from '#ui/FormField.tsx';
import { HeadedDialog } from '#ui/HeadedDialog.tsx';
import { isNoResponse } from '#work-time/data/queries.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { workTimeText } from '#work-time/words/text.ts';
import { PressReport } from '../PressReport.tsx';
import { useHours } from '../use-hours.ts';
import { FoundEntries } from './FoundEntries.tsx';
import { findText } from './text.ts';
import { isTooLong, type Sought, useFound } from './use-found.ts';

/** From md one row; on a phone the days stand side by side, where they have room. */
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  columnGap: theme.spacing(2),
  paddingTop: theme.spacing(1),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '> :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down('sm')]: { 'input[type=date]': { paddingInline: theme.spacing(1) } },
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', '> *': { gridColumn: '1 / -1' } },
}));

/** All tasks; no id of one. */
const ALL = 'all';

/** Finds entries of all years by their words (TRK-61). */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const hours = useHours();
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [sought, setSought] = useState<Sought>({ words: '', first: '', last: '', recordId: '' });
  const found = useFound(sought);
  const { newest, entries, failureReason } = found;
  const isMissing = newest === undefined || found.isPlaceholderData;
  const isOffline = isMissing && failureReason !== null && isNoResponse(failureReason);
  const change = (part: Partial<Sought>) => setSought({ ...sought, ...part });
  const isBackwards = sought.first !== '' && sought.last !== '' && sought.last < sought.first;
  return (
    <HeadedDialog
      maxWidth="md"
      fullScreen={isPhone}
      heading={findText.heading}
      onClose={onClose}
      actions={
        <Box sx={{ flex: 1, pl: 1 }}>
          <PressReport />
        </Box>
      }
    >
      <DelayedProgress visible={found.isFetching} />
      {/* A query is no text that is lost with the dialog. */}
      <Fields onInput={(event) => event.stopPropagation()}>
        <FormField
          autoFocus
          type="search"
          label={findText.words}
          value={sought.words}
          problem={isTooLong(sought.words) ? findText.tooLong : undefined}
          onChange={({ target }) => change({ words: target.value })}
        />
        <TaskField recordId={sought.recordId} onChange={(recordId) => change({ recordId })} />
        <FormField
          type="date"
          label={findText.first}
          value={sought.first}
          problem={undefined}
          onChange={({ target }) => change({ first: target.value })}
        />
        <FormField
          type="date"
          label={findText.last}
          value={sought.last}
          problem={isBackwards ? findText.backwards : undefined}
          onChange={({ target }) => change({ last: target.value })}
        />
      </Fields>
      <Box aria-busy={found.isStale && !isOffline} sx={{ '&[aria-busy=true]': { opacity: 0.5 } }}>
        <Typography role="status" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
          {isOffline && <span>{findText.offline}</span>}
          {!isOffline && newest && (
            <span translate="no">
              {newest.count === 0
                ? findText.none
                : findText.found(newest.count, hours(newest.totalMs))}
            </span>
          )}
        </Typography>
        {found.isLoadingError && !isOffline && (
          <ErrorMessage
            message={sessionText.callFailed(found.error)}
            onRetry={() => void found.refetch()}
          />
        )}
        {!isOffline && entries && (
          <>
            <FoundEntries entries={entries} onLeave={onClose} />
            {found.hasNextPage && (
              <Button
                variant="text"
                disabled={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {findText.more}
              </Button>
            )}
          </>
        )}
      </Box>
    </HeadedDialog>
  );
}

interface TaskFieldProps {
  recordId: string;
  onChange: (recordId: string) => void;
}

/** The tasks that the server has, archived ones too. */
function TaskField({ recordId, onChange }: TaskFieldProps) {
  const records = useShownRecords().filter(({ number }) => number !== null);
  const names = new Map(
    records.map(({ id, number, name }) => [id, workTimeText.recordButton(number, name)]),
  );
  return (
    <ChoiceField
      label={findText.task}
      value={recordId || ALL}
      options={[ALL, ...names.keys()]}
      textOf={(id) => names.get(id) ?? findText.allTasks}
      onChange={(id) => onChange(id === ALL ? '' : id)}
      helperText=" "
    />
  );
}
