import { formatTime } from '#domain/calendar/time.ts';
import { rouletteText } from '../text.ts';
import type { RoomFailure, RoomWrong } from './room-view.ts';

const number = (value: number) => value.toLocaleString('ja-JP');

export const togetherText = {
  heading: 'みんなで見る',
  watching: (viewers: number) => `${number(viewers)}人が見ています`,
  /** Between what stands on one line. */
  separator: ' · ',
  listStays: '終わるまで、くじは固定です',
  invitation: '招待リンク',
  /** What the link is good for. */
  invitationMeaning:
    'このリンクかQRコードを開いた人は、同じリストと抽選を同時に見られます。リストも結果も暗号化され、サーバーには読めません。',
  qrCode: '招待リンクのQRコード',
  link: 'リンク',
  copy: 'コピー',
  share: '共有',
  copied: 'リンクをコピーしました',
  notCopied: 'コピーできません。リンクを選んでコピーしてください',
  close: '閉じる',
  end: '終わる',
  askEnd: '終わりますか',
  endMeaning: '見ている全員の画面で終わります。もう一度始めるときは、新しいリンクになります。',
  goOn: '続ける',
  add: '運を加える',
  addMeaning:
    'この端末の乱数を抽選に混ぜます。混ぜた人が1人でもいれば、主催者にも結果を選べません。',
  luckOf: (devices: number, isIn: boolean) =>
    `運を加えた人 ${number(devices)}人${isIn ? '(あなたを含む)' : ''}`,
  collecting: '運を集めています…',
  stillMissing: (devices: number) => `あと${number(devices)}人`,
  /** While a round begins anew, and afterwards in the history. */
  again: 'やり直し',
  beginsAnew: (missing: number) => `${number(missing)}人から届かなかったため、やり直しています`,
  waitsForHost: '主催者を待っています',
  hostGone: '主催者からの通信がありません。戻ると続きます',
  round: (round: number) => `みんなで第${round}回`,
  lastResult: (round: number, item: string) => `前回(第${round}回): ${item}`,
  history: 'この部屋の履歴',
  drawnAt: (round: number, at: number, zone: string) => `第${round}回 ${formatTime(at, zone)}`,
  drawn: (line: number, item: string) => `${line}: ${item}`,
  luck: (devices: number) => (devices === 0 ? '主催者のみ' : `運 ${number(devices)}人`),
  againOf: (times: number, missing: number) =>
    `やり直し${number(times)}回(届かなかった人 ${number(missing)}人)`,
  confirmed: '確認しました',
  confirmedMeaning:
    'この端末が自分で確かめました。各自の数は、公開の前に出したSHA-256と一致し、順番は全員で同じで、結果はその数から決まります。',
  whatWasChecked: '確認の内容',
  resultOf: (round: number, line: number, item: string) => `第${round}回 ${line}: ${item}`,
  host: '主催者',
  own: 'この端末',
  participant: (place: number) => `${place}人目`,
  commitment: '先に出したSHA-256',
  revealed: 'あとで出した数',
  target: '結果の計算',
  targetOf: (n: number, target: number, line: number) =>
    `n=${number(n)} target=${number(target)} → ${number(line)}行目`,
  wrongHeading: 'この抽選は信用できません',
  wrong: {
    order: '届いた内容か順番が、主催者の見たものと違います。途中で消されたか、変えられています。',
    commitment: '主催者が公開した数が、先に約束したものと違います。',
    list: '引いたリストが、見えているリストと違います。',
    target: '主催者の示した結果が、全員の数から計算した結果と違います。',
    contributions: '運を加えた人の数え方が、決まりと違います。',
    signature: '主催者のものではない通信が、主催者のものとして届きました。',
    unreadable: '主催者からの通信が読めません。途中で変えられた可能性があります。',
  } satisfies Record<RoomWrong, string>,
  wrongAction: 'この部屋の結果は使わず、主催者に知らせて、新しい部屋でやり直してください。',
  connection: {
    connecting: 'つないでいます',
    live: '',
    asking: '通信が不安定です',
    lost: '通信が切れました',
  },
  ended: '主催者が終わりました。',
  failure: {
    link: '招待リンクが途中で切れているか、壊れています。主催者からもう一度もらってください。',
    gone: 'この部屋は終わったか、見つかりません。',
    full: '見ている人がいっぱいです。空くと自動で入ります。',
  } satisfies Record<RoomFailure, string>,
  toRoulette: 'ルーレットへ',
  notOpened: {
    full: 'いま、サーバーがいっぱいです。しばらくしてからもう一度お試しください。',
    'too-long': 'リストが長すぎて、みんなで見られません。項目を減らしてください。',
    failed: '部屋を作れませんでした。通信を確かめて、もう一度お試しください。',
    'no-randomness': rouletteText.noRandomness,
    'plain-http':
      'この接続(http)ではブラウザが暗号化できないため、みんなで見られません。https://のアドレスで開いてください。',
  },
} as const;
