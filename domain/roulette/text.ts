/** Headings that people give to a roster's columns, as patterns. */
export const rosterHeadings = {
  name: /^(?:氏名|名前|お名前|姓名|生徒名?|児童名?|参加者名?|メンバー名?|選手名?|項目|候補|name|full ?name|member|student|item)$/i,
  /** The headings of names in two parts. */
  surname: /^(?:姓|苗字|名字|surname|last ?name|family ?name)$/i,
  givenName: /^(?:名|given ?name|first ?name)$/i,
  other:
    /^(?:番号|出席番号|学籍番号|社員番号|no\.?|#|id|組|クラス|学年|年齢|性別|ふりがな|フリガナ|かな|カナ|部署|所属|役職|e?-?mail|メール(?:アドレス)?|住所|電話番号?|備考|class|grade|age|gender|phone)$/i,
} as const;
