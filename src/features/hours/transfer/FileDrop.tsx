import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DragEvent, useRef, useState } from 'react';
import { TABLE_FILES } from '#lib/tables/table.ts';
import { TEXT_EDGE } from '#theme/sizes.ts';
import { Hint } from '#ui/Hint.tsx';
import { transferText } from './text.ts';

interface FileDropProps {
  label: string;
  /** Without it there is only the button. */
  isLarge: boolean;
  onFile: (file: File) => void;
}

/** Takes one file: chosen, or dropped where there is a mouse to drop it with. */
export function FileDrop({ label, isLarge, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hold = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <Box
      onDragOver={hold(true)}
      onDragLeave={hold(false)}
      onDrop={(event) => {
        hold(false)(event);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={
        isLarge
          ? {
              display: 'grid',
              justifyItems: 'center',
              gap: 1,
              p: 3,
              border: 1,
              borderStyle: 'dashed',
              borderColor: isOver ? 'primary.main' : 'text.secondary',
              borderRadius: 1,
              textAlign: 'center',
            }
          : { ml: TEXT_EDGE }
      }
    >
      <Button variant={isLarge ? 'contained' : 'text'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {isLarge && (
        <>
          <Hint sx={{ '@media (hover: none)': { display: 'none' } }}>{transferText.drop}</Hint>
          <Hint>{transferText.formatsHint}</Hint>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept={`${TABLE_FILES},.json,application/json`}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </Box>
  );
}
