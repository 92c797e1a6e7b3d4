import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { loadTables } from './load-tables.ts';
import { listsText } from './text.ts';

/** Adds the items of a text or CSV file to the list. */
export function AddFile({ onLines }: { onLines: (lines: string[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    setNotice('');
    setUnreadable(false);
    try {
      const { readListFile } = await loadTables();
      const { lines, guessedEncoding } = await readListFile(file);
      if (guessedEncoding) setNotice(listsText.guessedEncoding);
      onLines(lines);
    } catch {
      setUnreadable(true);
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button onClick={() => input.current?.click()}>{listsText.addFile}</Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {notice}
      </Typography>
      {isUnreadable && <ErrorMessage message={listsText.unreadableFile} />}
    </Box>
  );
}
