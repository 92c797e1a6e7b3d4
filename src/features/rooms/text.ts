import { LIST_LINE_LENGTH, LIST_LINES, LIST_TITLE_LENGTH } from '#contract/limits.ts';
import type { RightVerdict, RoomWrong } from '#domain/rooms/check.ts';
import { rouletteText } from '#draw/text.ts';
import { numberText } from '#lib/number-text.ts';
import type { RoomConnection, RoomFailure } from './room-state.ts';

export const roomsText = {
  heading: 'みんなで見る',
  watching: (others: number) =>
    others > 0 ? `ほか${numberText(others)}人が見ています` : 'まだだれも見ていません',
  /** Between parts of one line. */
  separator: ' · ',
  waits: '主催者が抽選を押すと、いっしょに回ります',
  listStays: '終わるまで、リストは変えられません',
  invitation: '招待リンク',
  invitationMeaning:
    'このリンクかQRコードを開いた人は、同じリストと抽選を同時に見られます。リストは暗号化され、サーバーにはリストも結果も読めません。',
  startsWith: (lines: number) => `この部屋は全${numberText(lines)}件から始めます`,
  needsHttps: 'みんなで見るにはhttpsが必要です',
  qrCode: '招待リンクのQRコード',
  link: 'リンク',
  copy: 'コピー',
  share: '共有',
  /** The outcomes of copying and sharing. */
  outcome: {
    shared: '',
    copied: 'リンクをコピーしました',
    failed: 'コピーできません。リンクを選んでコピーしてください',
  },
  end: '終わる',
  askEnd: '終わりますか',
  endMeaning: '見ている全員の画面で終わります。もう一度始めるときは、新しいリンクになります。',
  goOn: '続ける',
  hostAway: '主催者が離れています',
  hostedHere: 'このリストの部屋を、この端末で開きました',
  hostAgain: '主催者として戻る',
  hostedInOtherTab: 'ほかのタブで主催しています',
  goOnHere: 'このタブで続ける',
  giveUp: 'この端末から外す',
  askGiveUp: 'この端末から外しますか',
  giveUpMeaning:
    'この部屋の主催者には、もう戻れません。部屋は、最後の抽選(まだなら、開いたとき)から24時間で終わります。',
  keepSeat: '外さない',
  takesPart: 'いっしょに回す',
  takesPartMeaning: 'この端末の番号も混ぜます。オフなら見るだけです',
  collecting: 'みんなの番号を集めています…',
  notDrawn: '抽選できませんでした。通信を確かめて、もう一度押してください',
  /** @param ordinals `第3回`, or `第3〜5回` */
  rounds: (ordinals: string) => `みんなで${ordinals}`,
  code: (code: string) => `照合 ${code}`,
  confirmed: 'この端末で確認しました',
  unseen: 'この端末は見ていない回です',
  absent: (devices: number) => `${numberText(devices)}台の番号が届きませんでした`,
  out: 'この端末の番号は入っていません',
  lost: (round: number) => `第${round}回の結果が届きませんでした`,
  drawnFrom: (lines: number, leftOut: number) =>
    `${numberText(lines)}件から${leftOut > 0 ? `(${numberText(leftOut)}件を除く)` : ''}`,
  /** The two possible guarantees for a result. */
  nobody:
    'この端末の番号が入り、約束された番号が全部そろいました。この結果はだれにも選べませんでした(主催者にも、サーバーにも)。',
  nobodyAlone:
    '参加した人にも主催者にも、この結果は選べませんでした。選べたとすれば、サーバーを動かす人がリンクを知る人と組んだときだけです。',
  /** In place of the guarantees, where lines were left out that this device never saw drawn. */
  hostChose: (lines: number) =>
    `どの行から引くかは主催者が決めました(この端末が見た回で当たっていない${numberText(lines)}件を除く)`,
  certain: '残りが1件なので、引く前から決まっていました',
  checked:
    'この端末が確かめたこと: リストはリンクのもの。締め切りは結果より前に届き、変わっていない。この端末の番号は入れ替えられていない。届いた番号はどれも先の約束どおり。結果はそれらから計算したもの。',
  unseenChecked:
    'この端末が確かめたこと: リストはリンクのもの。届いた番号はどれも約束どおり。結果はそれらから計算したもの。締め切りが結果より前からあったかは、わかりません。',
  madeOf: ({ devices, missing, left, target, line, order }: RightVerdict) =>
    `番号: ${numberText(devices - missing)}台とサーバー。計算: n=${numberText(left.length)} target=${numberText(target)} → ${numberText(line)}行目${order.length > 1 ? `、残りから同じ計算で、全${numberText(order.length)}行の順` : ''}`,
  codeMeaning: ({ code, hash }: RightVerdict) =>
    `照合 ${code} は、同じ部屋のどの画面でも同じです。違えば、サーバーが2通りの結果を見せています。全部: ${hash}`,
  wrongHeading: 'この抽選は信用できません',
  wrong: {
    order: '届いた内容の形が決まりと違います。',
    lines: '引いた行が、このリストのものではありません。',
    changed: '締め切ったはずの抽選が、あとから変えられています。',
    own: 'この端末の番号が、外されたか入れ替えられています。',
    server: 'サーバーの出した数が、先の約束と違います。',
    bytes: 'ほかの端末の番号が、先の約束と違います。',
  } satisfies Record<RoomWrong, string>,
  wrongAction: 'この部屋の結果は使わず、主催者に知らせて、新しい部屋でやり直してください。',
  connection: {
    connecting: 'つないでいます',
    live: '',
    reading: '知らせが届かないため、1秒ごとに読んでいます',
    full: '席がないため、見るだけです',
    unread: '読めない知らせが届いたため、読み直しました',
    lost: '通信が切れました',
  } satisfies Record<RoomConnection, string>,
  over: '終了しました',
  failure: {
    link: '招待リンクが途中で切れているか、壊れています。主催者からもう一度もらってください。',
    list: 'この部屋のリストは、招待リンクのものではありません。主催者に知らせて、新しい部屋でやり直してください。',
    unreadable: 'このリンクのリストは読めません',
    newer: '新しい版で開いてください',
    over: '終了しました',
  } satisfies Record<RoomFailure, string>,
  pagesBehind: 'ページを読み込み直していない端末があります',
  toRoulette: 'ルーレットへ',
  full: 'いま、サーバーがいっぱいです。しばらくしてからもう一度お試しください。',
  later: 'いまは部屋を開けません。しばらくしてからもう一度お試しください。',
  tooMany: 'この回線から開ける部屋は100までです。使い終わった部屋を「終わる」で閉じてください',
  tooLong: 'リストが長すぎて、みんなで見られません。項目を減らしてください。',
  outOfBounds: `みんなで見られるのは、名前が${numberText(LIST_TITLE_LENGTH)}文字、項目が${numberText(LIST_LINES)}件、1件が${numberText(LIST_LINE_LENGTH)}文字までのリストです。`,
  missing: {
    'no-randomness': rouletteText.noRandomness,
    'plain-http':
      'この接続(http)ではブラウザが暗号化できないため、みんなで見られません。https://のアドレスで開いてください。',
  },
} as const;
