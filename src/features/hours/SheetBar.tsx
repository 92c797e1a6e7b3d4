import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import MoreVert from '@mui/icons-material/MoreVert';
import Print from '@mui/icons-material/Print';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DaySpan } from '#domain/calendar/day-span.ts';
import type { Month } from '#domain/calendar/month.ts';
import { printPage } from '#notices/files.tsx';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { type MenuAction, MenuButton } from '#ui/MenuButton.tsx';
import { useSheetSettings } from '#work-time/sheets/use-sheet-settings.ts';
import { exportText } from './exports/text.ts';
import { type ExportKind, useExport } from './exports/use-export.ts';
import { findText } from './find/text.ts';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { hoursText } from './text.ts';

interface SheetBarProps {
  /** The days that are shown, such as `2026年11月`. */
  heading: string;
  /** Its days, if the heading does not tell them. */
  beside?: string;
  /** The button that leads back to now, such as `今日`. */
  present: string;
  /** The queries of addresses. */
  toPrevious: string;
  toNext: string;
  toPresent: string;
  span: DaySpan;
  /** The month of the sheet; none for any other days. */
  month?: Month;
  /** True once all that belongs on paper is there; `null` where nothing is for paper. */
  canPrint: boolean | null;
  onRules?: () => void;
  onFind?: () => void;
  /** Stands before the steps. */
  children?: ReactNode;
}

interface BarAction extends MenuAction {
  icon?: ReactNode;
}

/** One row for a sheet: its days and the steps to others, its settings, paper and files (HRS-18). */
export function SheetBar(props: SheetBarProps) {
  const { heading, beside = '', present, canPrint, onRules, onFind } = props;
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const navigate = useNavigate();
  const { known } = useSheetSettings();
  const [isSetting, setIsSetting] = useState(false);
  const { mutate, isPending } = useExport(props);
  // At once: a second press goes on from there.
  const go = (search: string) => () => navigate({ search }, { flushSync: true });
  const save = (kind: ExportKind) => ({
    label: exportText[kind],
    disabled: isPending,
    run: () => mutate(kind),
  });
  const toPresent = { label: present, run: go(props.toPresent) };
  const print =
    canPrint === null
      ? []
      : [{ label: exportText.print, disabled: !canPrint, run: printPage, icon: <Print /> }];
  const files = [save('daily'), save('detailed')];
  const rules = onRules ? [{ label: hoursText.rules, disabled: !canPrint, run: onRules }] : [];
  const find = onFind && { label: findText.heading, run: onFind };
  const besideMenu: readonly BarAction[] = isNarrow ? [] : [...rules, ...print, save('excel')];
  const inMenu = isNarrow
    ? [toPresent, ...(find ? [find] : []), ...print, save('excel'), ...files, ...rules]
    : files;
  const square = { width: TOUCH_TARGET, height: TOUCH_TARGET };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 1,
      }}
    >
      {props.children}
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <IconButton aria-label={hoursText.previous} onClick={go(props.toPrevious)} sx={square}>
          <ChevronLeft />
        </IconButton>
        <Box sx={reserving(beside === '' ? hoursText.widest : hoursText.widestBeside)}>
          <Typography
            variant="h3"
            aria-live="polite"
            sx={{ fontSize: 'inherit', textAlign: 'center' }}
          >
            <span>{heading}</span>
            {beside !== '' && (
              <Box
                component="span"
                // On a phone the rows tell it.
                sx={{
                  display: { xs: 'none', sm: 'inline' },
                  typography: 'body2',
                  color: 'text.secondary',
                }}
              >
                {` ${beside}`}
              </Box>
            )}
          </Typography>
        </Box>
        <IconButton aria-label={hoursText.next} onClick={go(props.toNext)} sx={square}>
          <ChevronRight />
        </IconButton>
        {!isNarrow && (
          <Button variant="text" onClick={toPresent.run}>
            <span key={present}>{present}</span>
          </Button>
        )}
      </Box>
      <Box role="group" aria-label={exportText.heading} sx={{ display: 'flex', ml: 'auto' }}>
        {find && !isNarrow && (
          <IconButton aria-label={find.label} title={find.label} onClick={find.run} sx={square}>
            <Search />
          </IconButton>
        )}
        <Button variant="text" onClick={() => setIsSetting(true)}>
          {hoursText.settings}
        </Button>
        {besideMenu.map(({ label, icon, disabled, run }) => (
          <Button
            key={label}
            variant={icon ? 'outlined' : 'text'}
            startIcon={icon}
            disabled={disabled === true}
            onClick={run}
          >
            {label}
          </Button>
        ))}
        <MenuButton
          // An open menu closes where its button goes.
          key={String(isNarrow)}
          actions={inMenu}
          button={(opens) =>
            isNarrow ? (
              <IconButton aria-label={hoursText.more} sx={square} {...opens}>
                <MoreVert />
              </IconButton>
            ) : (
              <Button variant="text" disabled={isPending} endIcon={<ArrowDropDown />} {...opens}>
                {exportText.csv}
              </Button>
            )
          }
        />
      </Box>
      {isSetting && known && <SettingsDialog known={known} onClose={() => setIsSetting(false)} />}
    </Box>
  );
}

/** Room for the widest heading, so that the steps stay where they were pressed; as much as a phone has. */
function reserving(widest: string) {
  return {
    display: 'grid',
    typography: 'h3',
    fontSize: '1rem',
    '&::before': {
      content: JSON.stringify(widest),
      visibility: 'hidden',
      overflow: 'hidden',
      height: 0,
      maxWidth: { xs: 'calc(100vw - 15rem)', sm: 'none' },
      whiteSpace: 'nowrap',
    },
  } as const;
}
