import Workspaces from '@mui/icons-material/Workspaces';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyPart } from '#loading/lazy-part.tsx';
import { ToolButton } from '#ui/ToolButton.tsx';
import type { DrawSession } from '../draw-session.ts';
import { rouletteText } from '../text.ts';

const GroupsDialog = lazyPart(
  'groups',
  async () => (await import('../outcomes/groups/GroupsDialog.tsx')).GroupsDialog,
);

interface GroupsButtonProps {
  session: DrawSession;
  /** In the bar of the draw button, on a phone as a tool in its place, or on the big screen. */
  place: 'bar' | 'tools' | 'bigScreen';
}

/** Divides the lines that are left into groups (ROU-60). */
export function GroupsButton({ session, place }: GroupsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { list, locked, controls } = session;
  const arrange = controls?.arrange;
  if (!arrange) return null;
  const isTooFew = (list?.lines.length ?? 0) < 2;
  const problem = arrange.problem || (isTooFew ? rouletteText.tooFewToDeal : '');
  const disabled = locked || list === null;
  // A press says why it is off.
  const open = () => (problem === '' ? setOpen(true) : session.report(problem));
  return (
    <>
      <Box component="span" title={problem || undefined} sx={where[place]}>
        {place === 'tools' ? (
          <ToolButton
            icon={<Workspaces />}
            label={rouletteText.groups}
            disabled={disabled}
            isOff={problem !== ''}
            onClick={open}
          />
        ) : (
          <Button
            disabled={disabled}
            aria-disabled={problem !== '' || undefined}
            onClick={open}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {rouletteText.groups}
          </Button>
        )}
      </Box>
      {isOpen && list && (
        <GroupsDialog
          list={list}
          onClose={() => setOpen(false)}
          onDeal={(plan) => {
            setOpen(false);
            arrange.start(plan);
          }}
        />
      )}
    </>
  );
}

/** The bar of a phone has no room for it. */
const where = {
  bar: { display: { xs: 'none', md: 'flex' } },
  tools: { display: { md: 'none' } },
  bigScreen: { display: 'flex' },
} as const;
