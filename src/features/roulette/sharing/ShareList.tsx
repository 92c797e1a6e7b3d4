import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { linesOfText, titleOfText } from '#domain/roulette/list-text.ts';
import { copyText } from '#lib/copy-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { FormField } from '#ui/FormField.tsx';
import type { OwnList } from '../kept/own-list.ts';
import { rouletteText } from '../text.ts';
import { linkOfList } from './list-link.ts';
import { sharingText } from './text.ts';

interface ShareListProps {
  list: Pick<OwnList, 'title' | 'text'>;
  disabled: boolean;
}

type Outcome = { kind: 'none' | 'copied' | 'too-long' | 'failed' } | { kind: 'link'; link: string };

/** Passes a list on as a link, or as a file where it is too long for one (ROU-21). */
export function ShareList({ list, disabled }: ShareListProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  async function share(): Promise<void> {
    try {
      const items = linesOfText(list.text);
      const link = await linkOfList({ title: list.title, items });
      if (link === null) setOutcome({ kind: 'too-long' });
      else setOutcome((await copyText(link)) ? { kind: 'copied' } : { kind: 'link', link });
    } catch {
      setOutcome({ kind: 'failed' });
    }
  }

  function save(): void {
    const name = sharingText.fileName(titleOfText(list.title) || rouletteText.untitledList);
    const text = linesOfText(list.text).join('\r\n');
    saveFile(name, new Blob([text], { type: 'text/plain' }));
  }

  const needsFile = outcome.kind === 'too-long' || outcome.kind === 'failed';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button disabled={disabled} onClick={share}>
          {sharingText.share}
        </Button>
        {needsFile && <Button onClick={save}>{sharingText.saveFile}</Button>}
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {messageOf(outcome)}
        </Typography>
      </Box>
      {outcome.kind === 'link' && (
        <FormField
          label={sharingText.link}
          value={outcome.link}
          problem={undefined}
          onFocus={({ target }) => target.select()}
          onChange={() => undefined}
        />
      )}
    </Box>
  );
}

function messageOf({ kind }: Outcome): string {
  switch (kind) {
    case 'none':
      return '';
    case 'copied':
      return sharingText.copied;
    case 'link':
      return sharingText.copyByHand;
    case 'too-long':
      return sharingText.tooLong;
    case 'failed':
      return sharingText.failed;
  }
}
