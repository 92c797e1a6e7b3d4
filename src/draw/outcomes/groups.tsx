import Box from '@mui/material/Box';
import { rouletteText } from '../text.ts';
import { type Groups, itemsOf, wordsOf } from './arranged.ts';
import type { GroupsOutcome, OutcomeKind } from './outcome.ts';

const textOf = (of: Groups) => wordsOf(of).members(of).join('\n');

/** Groups: `outcome-place.tsx` shows them in place of card and list. */
export const groups: OutcomeKind<GroupsOutcome> = {
  announced: () => '',
  inCard: () => null,
  coversList: false,
  onBigScreen: () => null,
  copied: textOf,
  shared: (outcome, { title, draws }) =>
    rouletteText.sharedResult(title, draws, `\n${textOf(outcome)}`),
  onPaper: (outcome) => (
    <Box sx={{ columns: '11em', fontSize: '1rem', '& ul': { m: 0, pl: '1.25em' } }}>
      {itemsOf(outcome).map((items, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places
        <Box key={index} sx={{ breakInside: 'avoid', mb: 2 }}>
          <strong>{rouletteText.group(index + 1)}</strong>
          <ul>
            {items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their lines
              <li key={place}>
                <bdi translate="no">{item}</bdi>
              </li>
            ))}
          </ul>
        </Box>
      ))}
    </Box>
  ),
};
