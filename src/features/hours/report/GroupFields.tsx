import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useNavigate } from 'react-router-dom';
import type { GroupChoice } from '#domain/work-time/group-choice.ts';
import type { ReportRange } from '#domain/work-time/report-range.ts';
import { groupsOf } from '#domain/work-time/work-record.ts';
import { useShownRecords } from '#work-time/use-shown-records.ts';
import { addressOfRange } from '#work-time/view-address.ts';
import { reportText } from './text.ts';

interface GroupFieldsProps {
  range: ReportRange;
  choice: GroupChoice;
}

const ALL = 'all';
/** Before the name of a group, which may be any text or none. */
const MARK = '=';

/** Chooses between sums of tasks and of groups, and one group; nothing where no task has one. */
export function GroupFields({ range, choice }: GroupFieldsProps) {
  const navigate = useNavigate();
  const groups = groupsOf(useShownRecords());
  if (groups.length === 0 && choice.group === null) return null;
  const choose = (part: Partial<GroupChoice>) =>
    void navigate({ search: addressOfRange(range, { ...choice, ...part }) });
  const options = new Set([...groups, '', ...(choice.group === null ? [] : [choice.group])]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 1,
        '@media print': { display: 'none' },
      }}
    >
      <ToggleButtonGroup
        exclusive
        value={choice.byGroup}
        onChange={(_, byGroup: boolean | null) => byGroup !== null && choose({ byGroup })}
        aria-label={reportText.sumsOf}
      >
        <ToggleButton value={false} sx={{ py: 0 }}>
          {reportText.byRecord}
        </ToggleButton>
        <ToggleButton value={true} sx={{ py: 0 }}>
          {reportText.byGroup}
        </ToggleButton>
      </ToggleButtonGroup>
      <TextField
        select
        size="small"
        label={reportText.group}
        value={choice.group === null ? ALL : MARK + choice.group}
        onChange={({ target: { value } }) =>
          choose({ group: value === ALL ? null : value.slice(MARK.length) })
        }
        sx={{ flex: '1 1 160px', maxWidth: 260 }}
      >
        <MenuItem value={ALL}>{reportText.allGroups}</MenuItem>
        {[...options].map((group) => (
          <MenuItem key={group} value={MARK + group}>
            <bdi translate="no">{group || reportText.noGroup}</bdi>
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
