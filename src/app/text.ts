/** Does not contain a panel's name, so headings can be found by name. */
const appName = 'くじと仕事時間';

export const appText = {
  appName,
  pageTitle: (title: string) => `${title} | ${appName}`,
  about: 'About',
  contact: 'Contact',
  home: 'Home',
  hosting: 'みんなで見る中',
  backToRoom: '戻る',
  notFound: 'ページが見つかりません',
  newVersion: '新しいバージョンがあります',
  proxyAsks: 'サーバーの入口のサインインが切れたため、通信できません',
  signInAtProxy: 'サインイン',
  details: '詳細',
  notCarriedOut: (name: string) => `画面が変わったため、「${name}」は実行されませんでした`,
  separator: ' · ',
  drawsWork: '勤務時間を読み込めません。くじは引けます',
  signInToTrack: 'ログインすると勤務時間を記録できます',
} as const;
