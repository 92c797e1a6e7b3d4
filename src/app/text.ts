/** Holds the name of no panel: whoever looks for a heading by its name finds one. */
const appName = 'くじと仕事時間';

export const text = {
  appName,
  pageTitle: (title: string) => `${title} | ${appName}`,
  about: 'About',
  contact: 'Contact',
  home: 'Home',
  notFound: 'ページが見つかりません',
  errorHeading: 'エラーが発生しました',
  reload: '再読み込み',
  newVersion: '新しいバージョンがあります',
  chunkFailed: (chunk: string, failure: string) => `ChunkLoadError: ${chunk} (${failure})`,
  details: '詳細',
  separator: ' · ',
  signInToTrack: 'ログインすると勤務時間を記録できます',
} as const;
