export const passkeyText = {
  notUsed: 'パスキーは使われませんでした',
  refused: 'このパスキーではログインできません',
} as const;
