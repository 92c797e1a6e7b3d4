import { rouletteText } from '../text.ts';
import { type Groups, itemsOf, wordsOf } from './arranged.ts';
import { GroupsPaper } from './GroupsPaper.tsx';
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
  onPaper: (outcome) => <GroupsPaper groups={itemsOf(outcome)} />,
};
