/** Headings that people give to a roster's columns, as patterns for texts without white space. */
export const rosterHeadings = {
  name: /^(?!.*(?:[かが]な|[カガ]ナ|ローマ字))(?:.*(?:氏名|名前|姓名)(?:\(.*\)|を.*ください。?)?|ニックネーム|生徒名?|児童名?|参加者名?|メンバー名?|選手名?|項目|候補|name|fullname|member|student|item)$/i,
  /** The headings of names in two parts. */
  surname: /^(?:姓|苗字|名字|surname|lastname|familyname)$/i,
  givenName: /^(?:名|givenname|firstname)$/i,
  other:
    /^(?:番号|[^\d]{2}番号|タイムスタンプ|timestamp|no\.?|#|id|組|クラス|学年|年齢|性別|生年月日|(?:氏名|名前)?\(?(?:ふりがな|フリガナ|かな|カナ|ローマ字)\)?|部署|所属|役職|e?-?mail|メール(?:アドレス)?|住所|電話番号?|備考|class|grade|age|gender|phone)$/i,
} as const;

/** The first that occurs separates the items of a line: `・` is also part of foreign names, `/` of addresses and dates. */
export const itemSeparators: readonly RegExp[] = [
  /[、，,]/,
  /[;；]/,
  /[・／|｜]|(?<![:/\d]|:\/\/\S*)\/(?![/\d])/,
  /\u3000/,
];

const BULLET = '[・·•‣◦●○■□◆◇▪▫▶►➡➤★☆✓✔✅☑→※]\\ufe0f?|[-*＊–>](?=\\s)(?:\\s*\\[[ xX]\\])?';
const DIGITS = '[\\d０-９]{1,5}';
const NUMBER = `(?:[Nn][Oo][.．]?\\s?)?${DIGITS}[番位]?(?=\\s)|【${DIGITS}】|[(（]?${DIGITS}[.．)）、:：](?![\\d０-９])|[①-⑳㉑-㉟㊱-㊿]`;

/** Stands before an item of a list, and is no part of it. */
export const itemMark = new RegExp(`^(?:${BULLET}|${NUMBER})\\s*(?=\\S)`);
