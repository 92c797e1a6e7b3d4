import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { loadKeptDraws } from '#draw/kept/load-kept-draws.ts';
import { copyText } from '#lib/share.ts';
import { csvFile, pastedTable } from '#lib/spreadsheet.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { giveFile } from '#notices/files.tsx';
import { clearError, notifyError } from '#notices/notify.ts';
import { AskButton } from '#ui/AskButton.tsx';
import { Hint } from '#ui/Hint.tsx';
import { Pages } from '#ui/Pages.tsx';
import { pageOf } from '#ui/page-of.ts';
import { drawsTable } from './draws-table.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { historyText } from './text.ts';
import { useHistory } from './use-history.ts';

/** Lists every draw of this browser; it can be copied, saved and deleted (ROU-23). */
export function History() {
  const { data: draws = [], isSuccess, isError } = useHistory();
  const [chosenPage, setChosenPage] = useState(1);
  const [message, setMessage] = useState('');
  const messageLine = useRef<HTMLParagraphElement>(null);
  const { items, page, pages } = pageOf(draws, chosenPage);

  async function copy(): Promise<void> {
    const table = pastedTable(drawsTable(draws, browserZone.get()));
    clearError();
    const isCopied = (await copyText(table)) === 'copied';
    setMessage(isCopied ? historyText.copied : '');
    if (!isCopied) notifyError(historyText.notCopied);
  }

  function saveCsv(): void {
    void giveFile(historyText.fileName, csvFile(drawsTable(draws, browserZone.get())));
    setMessage('');
  }

  async function remove(): Promise<void> {
    const { deleteHistory } = await loadKeptDraws();
    await deleteHistory();
    setMessage(historyText.deleted);
    // The disabled button cannot keep the focus.
    messageLine.current?.focus({ preventScroll: true });
  }

  return (
    <Box component="section" aria-label={historyText.heading}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">{historyText.heading}</Typography>
        <Hint sx={{ flexGrow: 1 }}>{isSuccess && historyText.count(draws.length)}</Hint>
        <Button disabled={draws.length === 0} onClick={copy}>
          {historyText.copy}
        </Button>
        <Button disabled={draws.length === 0} onClick={saveCsv}>
          {historyText.csv}
        </Button>
        <AskButton
          label={historyText.delete}
          disabled={draws.length === 0}
          question={historyText.askDelete(draws.length)}
          keep={historyText.cancel}
          onAgree={remove}
        />
      </Box>
      <Typography
        ref={messageLine}
        tabIndex={-1}
        variant="body2"
        role="status"
        sx={{ minHeight: '1.6em' }}
      >
        {message}
      </Typography>
      {isError && <Typography>{historyText.unreadable}</Typography>}
      {isSuccess && draws.length === 0 && <Typography>{historyText.none}</Typography>}
      <List component="ol" aria-label={historyText.heading}>
        {items.map((draw) => (
          <HistoryRow key={`${draw.ordinal} ${draw.at}`} draw={draw} />
        ))}
      </List>
      <Pages label={historyText.pages} page={page} pages={pages} onChange={setChosenPage} />
    </Box>
  );
}
