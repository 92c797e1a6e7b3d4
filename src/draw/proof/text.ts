import type { ArrangedAs } from '#domain/roulette/arrangement.ts';
import type { DrawResult } from '#domain/roulette/draw-result.ts';
import { numberText } from '#lib/number-text.ts';

export const proofText = {
  about: 'この抽選について',
  chooseFirst: 'くじかリストを選ぶと、その抽選について説明します',
  odds: '確率',
  rule: '決め方',
  ruleOf: (n: number) =>
    `いまn=${numberText(n)}です。ボタンを押すと、${numberText(2 * n + 1)}から${numberText(3 * n)}までの整数から1つ(target)を同じ確率で選び、その数だけ行を上から順に進んで、止まった行が当たりです。`,
  ruleWithLast: ({ n, target, line, item }: DrawResult, place: number) =>
    `前回はn=${numberText(n)}、target=${numberText(target)}でした。(${numberText(target)} − 1) ÷ ${numberText(n)} の余りは${numberText(place - 1)}、1を足して${numberText(place)}番目の行、つまり${numberText(line)}行目「${item}」です。`,
  /** After an arrangement, whose order begins with the line of the sentence before. */
  ruleOfOrder: (count: number, as: ArrangedAs) =>
    `これが1番目です。続けて、残った行から1つずつ同じ決め方で選び、${numberText(count)}件を順に並べました。${
      as.kind === 'groups'
        ? `並んだ順に1つずつ、グループ1からグループ${numberText(as.groups)}へ、またグループ1へと配っています。名前の入れ替えは、このあとの変更です。`
        : ''
    }`,
  generator:
    '整数は、ブラウザの暗号用乱数(crypto.getRandomValues)から、偏りの出る値を捨てて選びます。',
  testHeading: '試してみる',
  test: '1万回試す',
  counts: (counts: readonly number[]) => {
    const draws = counts.reduce((sum, count) => sum + count, 0);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return `${numberText(draws)}回のうち、最少の行は${numberText(least)}回、最多の行は${numberText(most)}回、平均${(draws / counts.length).toFixed(1)}回`;
  },
  chiSquared: (value: number, freedom: number, tail: number) =>
    `χ²=${value.toFixed(2)}(自由度${numberText(freedom)})。偏りのないくじでも、偶然これ以上になる確率は${(100 * tail).toFixed(1)}%です。1%より小さいことが何度も続くなら、偏りを疑えます。`,
  tooFew: '行が多く、1行あたりの回数が少ないため、χ²はおおよその値です。',
  proof: '確認値',
  commitment: (hash: string) => `確認値 ${hash}`,
  later: 'もとの値は抽選のあとに表示します',
  committed: (value: string, nonce: string) => `${value} nonce=${nonce}`,
  unavailable:
    'この接続(http)ではブラウザがSHA-256を使えないため、確認値は表示されません。抽選はできます。',
  howToCheck:
    '確認値は、下の文字列(UTF-8、改行はLF)のSHA-256です。動き出す前に表示した確認値と一致すれば、押したあとに結果も行も変えていません。',
  original: '確認値のもとの文字列',
  copy: 'コピー',
  copied: 'コピーしました',
  notCopied: 'コピーできません',
  shows: 'わかること',
  showsText:
    '画面を見ている人は、結果が動き出す前に決まっていて、途中で変わらなかったことを確かめられます。',
  showsNot: 'わからないこと',
  showsNotText:
    '押す前にリストを変えたこと、気に入らない結果のあとで引き直したこと、この画面自体が作り変えられていることは、確認値ではわかりません。回数は「第1回」の表示と履歴で確かめてください。',
} as const;
