import type { Trouble } from './send.ts';

export const syncText = {
  waiting: {
    network: 'つながると送信します',
    server: 'サーバーの問題が直りしだい送信します',
    tooMany: 'アクセスが多いため、少し待って送信します',
    signIn: 'ログインしてください',
    sending: '送信しています',
  } satisfies Record<Trouble | 'sending', string>,
  notStored: 'このブラウザには操作を保存できません。つながらない間の操作は失われます',
  insecure: 'http接続のため、オフラインではこのページを開けません',
  undone: '元に戻しました',
  notUndone: '元に戻せませんでした(ほかで変更されています)',
  half: '一部だけ実行しました',
} as const;
