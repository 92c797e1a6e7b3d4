import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { TABLE_FILES, TableError, type TableProblem } from '#lib/tables/table.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { LongWork } from '#ui/LongWork.tsx';
import { listsText } from './text.ts';

interface AddFileProps {
  namesOf: (file: Blob, signal: AbortSignal) => Promise<string[] | null>;
  onLines: (lines: string[]) => void;
}

/** Adds the names of a file to the list. */
export function AddFile({ namesOf, onLines }: AddFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<TableProblem | null>(null);
  const [reading, setReading] = useState<AbortController | null>(null);

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem(null);
    const controller = new AbortController();
    setReading(controller);
    try {
      onLines((await namesOf(file, controller.signal)) ?? []);
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(error instanceof TableError ? error.problem : 'unreadable');
    } finally {
      setReading(null);
    }
  }

  return (
    <>
      <Button disabled={reading !== null} onClick={() => input.current?.click()}>
        {listsText.addFile}
      </Button>
      {reading && <LongWork onStop={() => reading.abort()} />}
      <input
        ref={input}
        type="file"
        accept={TABLE_FILES}
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      {problem !== null && <ErrorMessage message={listsText.unreadable[problem]} />}
    </>
  );
}
