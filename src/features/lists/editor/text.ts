import { LIST_LINE_LENGTH, LIST_LINES } from '#contract/limits.ts';
import type { ListProblem } from '#domain/roulette/list-text.ts';
import type { TidyLines } from '#domain/roulette/tidy-lines.ts';
import { shortened } from '#draw/text.ts';
import { numberText } from '#lib/number-text.ts';
import type { TableProblem } from '#lib/tables/table.ts';

/** Names of a table that show whether the right column is chosen. */
const SHOWN_NAMES = 3;

export const listsText = {
  title: 'リスト名',
  items: '項目(1行に1つ)',
  problem: (problem: ListProblem) =>
    problem.kind === 'too-many'
      ? `${numberText(LIST_LINES)}件までです(いま${numberText(problem.count)}件)。直すまで保存されません`
      : `${problem.line}件目が${LIST_LINE_LENGTH}文字を超えています。直すまで保存されません`,
  state: {
    saved: 'この端末に保存されます',
    waiting: '保存中',
    'not-kept': '保存できません',
    conflict: '別のタブで変更されました',
  },
  inAccount: {
    agreed: 'アカウントに保存されます',
    'too-large':
      'アカウントには大きすぎます(1つ1MB、合わせて4MBまで)。この端末には保存されています',
    refused: 'アカウントに保存できません。この端末には保存されています',
  },
  unsent: (reason: string) => `未送信: ${reason}`,
  account: 'アカウントにも保存',
  noAccountLists: 'このサーバーはリストを保存しません',
  accountMeaning:
    'オンの間、このリストはサーバーにもあり、ログインしたどの端末でも使えます。ログアウトするとこの端末から消え、オフにするとサーバーから消えてこの端末に残ります。',
  /** The account's list under a letter that is in use here. */
  elsewhere: (list: string) =>
    `アカウントには別のリストがあります(${list})。オンにすると、どちらにするか選べます。`,
  accountConflict: (list: string) => `アカウントには別の内容があります(${list})`,
  goneFromAccount: '別の端末でアカウントから外されました',
  keepHere: 'この端末の内容で保存',
  takeAccount: 'アカウントの内容にする',
  inTheWay:
    'この端末だけの別のリストが同じ場所にあるため、オフにできません。そのリストはログアウトすると見えます。',
  keepMine: 'このタブの内容で保存',
  takeTheirs: '別のタブの内容にする',
  folded: (title: string, count: number) => `${title} · ${numberText(count)}件`,
  edit: '編集',
  mark: '休みを選ぶ',
  mayBeForgotten: (hasAccounts: boolean) =>
    `このブラウザは、7日間開かないとリストを消すことがあります。共有メニューの「ホーム画面に追加」、リンクで共有${hasAccounts ? '、アカウントへの保存(ログインが必要)' : ''}のどれかで残せます。`,
  tidy: {
    split: (count: number) => `${numberText(count)}件に分ける`,
    unmark: () => '行頭の番号や記号を外す',
  } satisfies Record<TidyLines['kind'], (count: number) => string>,
  addFile: 'ファイルから追加',
  numbers: {
    open: '番号で作る',
    from: '最初の番号',
    to: '最後の番号',
    prefix: '番号の前(なくても可)',
    wrong: `小さいほうから順に、${numberText(LIST_LINES)}件までの整数を入れてください`,
    write: '作る',
  },
  /** Without the odds where no line is repeated. */
  weights: (odds: string) => `同じ行を2回書くと2倍当たりやすくなります${odds && `(${odds})`}`,
  unreadable: {
    unreadable: 'ファイルを読み取れません。Excelブック(.xlsx)かCSVで保存し直してください',
    empty: 'ファイルが空です',
    quotes: '引用符(")が閉じていません',
    large: '表が大きすぎます(10万行、500列まで)',
    slow: 'ファイルを読み終わりませんでした。行を分けて試してください',
  } satisfies Record<TableProblem, string>,
  columnUses: { name: '項目', unused: '使わない' },
  found: (names: readonly string[]) => {
    const first = names.slice(0, SHOWN_NAMES).map(shortened).join('、');
    return `${numberText(names.length)}件${first && `: ${first}`}${names.length > SHOWN_NAMES ? '…' : ''}`;
  },
  cancel: 'キャンセル',
  add: '追加',
} as const;
