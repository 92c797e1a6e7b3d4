import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TableReading } from '#domain/work-time/table/table-reading.ts';
import { TEXT_EDGE } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { ZoneField } from '#ui/ZoneField.tsx';
import { transferText } from './text.ts';

interface ReadTimesProps {
  reading: TableReading;
  zone: string;
  isDisabled: boolean;
  onZone: (zone: string) => void;
}

/** A line that says how times were read, and a button that opens the choice of their zone. */
export function ReadTimes({ reading, zone, isDisabled, onZone }: ReadTimesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { order, hours, isInLine } = reading;
  if (isOpen) {
    return (
      <ZoneField
        label={transferText.zone}
        value={zone}
        autoFocus
        disabled={isDisabled}
        onChange={onZone}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Hint>{isInLine ? transferText.inLine : transferText.read(zone, order, hours)}</Hint>
      {hours !== null && (
        <Button
          variant="text"
          disabled={isDisabled}
          onClick={() => setIsOpen(true)}
          sx={{ ml: TEXT_EDGE }}
        >
          {transferText.change}
        </Button>
      )}
    </Box>
  );
}
