import type { ListLetter } from '#domain/roulette/list-letter.ts';
import { numberText } from '#lib/number-text.ts';

export const sharingText = {
  share: 'リンクで共有',
  copied: 'リンクをコピーしました(サーバーには送られません)',
  /** @param who who can open it */
  copiedFor: (who: string) => `${sharingText.copied}。${who}`,
  link: '共有リンク',
  unshared: {
    'by-hand': 'コピーできないため、このリンクを選んでコピーしてください',
    'too-long': 'リンクには長すぎます(8kBまで)。ファイルで渡してください',
    failed: 'このブラウザではリンクを作れません。ファイルで渡してください',
  },
  saveFile: 'ファイルに保存',
  fileName: (title: string) => `${title.replace(/[\\/:*?"<>|]/g, '_')}.txt`,
  heading: '共有されたリスト',
  damaged: 'このリンクのリストは読めません。壊れているか、リストのリンクではありません',
  about: (title: string, count: number) => `共有されたリスト「${title}」・${numberText(count)}件`,
  save: '保存',
  saveTo: (letter: ListLetter) => `リスト${letter}に保存`,
  inUse: (title: string) => `いまは「${title}」`,
  saved: (letter: ListLetter) => `リスト${letter}に保存しました`,
  conflict: '別のタブで変更されました。もう一度選んでください',
  askReplace: (letter: ListLetter, title: string) => `リスト${letter}「${title}」を置き換えますか`,
  replace: '置き換える',
  cancel: 'キャンセル',
  close: '閉じる',
} as const;
