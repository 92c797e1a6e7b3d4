export const errorText = {
  tooManyCookies: 'このサイトのクッキーを消してください',
  tooManyCookiesMeaning:
    'このアドレスのクッキーが大きすぎるため、ページを表示できません。ブラウザの設定で消すと、開けるようになります。',
  title: 'ただいまページを表示できません',
  wait: (seconds: number) =>
    `このままお待ちください。約${seconds}秒後に、自動でもう一度読み込みます。`,
  number: (requestId: string) => `受付番号 ${requestId}`,
} as const;
