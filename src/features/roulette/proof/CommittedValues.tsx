import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { commitmentText } from '#domain/roulette/commitment.ts';
import { canCommit, type Proof } from '#draw/proof/commitment.ts';
import { proofText } from '#draw/proof/text.ts';
import { copyText } from '#lib/share.ts';
import { clearError, notifyError } from '#notices/notify.ts';

interface CommittedValuesProps {
  proof: Proof | null;
  /** True if the spin is over. */
  over: boolean;
}

/** The values behind the commitment to the last draw, to be checked with any other program. */
export function CommittedValues({ proof, over }: CommittedValuesProps) {
  const [message, setMessage] = useState('');
  const original = useMemo(
    () => (proof && over ? commitmentText(proof.committed) : ''),
    [proof, over],
  );

  async function copy(): Promise<void> {
    clearError();
    const isCopied = (await copyText(original)) === 'copied';
    setMessage(isCopied ? proofText.copied : '');
    if (!isCopied) notifyError(proofText.notCopied);
  }

  if (!canCommit()) return <Typography>{proofText.unavailable}</Typography>;
  return (
    <>
      <Typography>{proofText.howToCheck}</Typography>
      {proof && (
        <Typography
          component="div"
          sx={{
            mt: 0.5,
            color: 'text.secondary',
            fontFamily: 'monospace',
            fontSize: '0.75rem',
            overflowWrap: 'anywhere',
          }}
        >
          <div>{proofText.commitment(proof.commitment)}</div>
          <div>
            {over
              ? proofText.committed(proof.committed.values[0] ?? '', proof.committed.nonce)
              : proofText.later}
          </div>
        </Typography>
      )}
      {original !== '' && (
        <>
          <Box
            component="pre"
            translate="no"
            role="group"
            aria-label={proofText.original}
            tabIndex={0}
            sx={(theme) => ({
              maxHeight: 160,
              overflow: 'auto',
              p: 1,
              my: 1,
              border: `1px solid ${theme.vars.palette.divider}`,
              borderRadius: 1,
              fontSize: '0.75rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            })}
          >
            {original}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Button onClick={copy}>{proofText.copy}</Button>
            <Typography variant="body2" role="status">
              {message}
            </Typography>
          </Box>
        </>
      )}
    </>
  );
}
