import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { TOUCH_TARGET } from '#theme/sizes.ts';
import { viewsText } from './text.ts';

interface RangeStepsProps {
  /** What is shown, such as `2026年11月`. */
  heading: string;
  /** Its days, where the heading does not tell them. */
  beside?: string;
  /** What leads back to now, such as `今日`. */
  present: string;
  /** Where each leads, as the query of an address. */
  toPrevious: string;
  toNext: string;
  toPresent: string;
}

/** What is shown, between the steps back and forth. */
export const RangeSteps = memo(function RangeSteps(props: RangeStepsProps) {
  const { heading, beside = '', present, ...to } = props;
  const navigate = useNavigate();
  const go = (search: string) => () => navigate({ search });
  const { previous, next } = viewsText;
  const square = { width: TOUCH_TARGET, height: TOUCH_TARGET };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <IconButton aria-label={previous} onClick={go(to.toPrevious)} sx={square}>
        <ChevronLeft />
      </IconButton>
      <Typography variant="h3" aria-live="polite" sx={{ fontSize: '1rem', textAlign: 'center' }}>
        <span>{heading}</span>
        {beside !== '' && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {` ${beside}`}
          </Box>
        )}
      </Typography>
      <IconButton aria-label={next} onClick={go(to.toNext)} sx={square}>
        <ChevronRight />
      </IconButton>
      <Button variant="text" onClick={go(to.toPresent)} sx={{ flexShrink: 0 }}>
        <span key={present}>{present}</span>
      </Button>
    </Box>
  );
});
