/** Tables whose headings tell no person, and whether their hours are too many for one (HRS-23). */
import { describeTables } from '#tests/support/describe-tables.ts';

describeTables(`
--- an import asks whether a column is of persons
whose hours overlap
  Resource,Date,Start,End,Task,Status
  Anna,2026-09-07,9:00,17:00,設計,done
  Ben,2026-09-07,9:00,17:00,設計,done
  Anna,2026-09-08,9:00,17:00,会議,open
  Ben,2026-09-08,16:00,22:00,設計,done
  = personColumn? Anna,Ben Resource, *; unused Resource,Status
whose lengths are too long for a day
  日付,Mitarbeiter,作業,工数
  2026/9/7,Anna,設計,7.75
  2026/9/7,Ben,設計,7.75
  2026/9/8,Anna,会議,7.5
  2026/9/8,Ben,会議,8
  2026/9/9,Ben,会議,8
  = personColumn? Anna,Ben Mitarbeiter, *; unused Mitarbeiter
who come once each | task=勤務
  日付,キャスト,出勤,退勤,時給
  2026/9/7,さくら,18:00,23:00,"1,500円"
  2026/9/7,もも,19:00,24:00,"1,600円"
  2026/9/7,ゆり,18:30,22:00,"1,500円"
  = personColumn? さくら,もも,ゆり キャスト, *; unused キャスト,時給
who punch one after the other | task=勤務
  打刻日,カード,打刻時刻,区分
  2026/9/7,赤,8:55,出勤
  2026/9/7,青,8:58,出勤
  2026/9/7,青,17:30,退勤
  2026/9/7,赤,18:05,退勤
  = personColumn? 赤,青 カード, *; unused カード
who have numbers alone | task=勤務
  ID,日付,出勤,退勤
  1001,2026/9/7,9:00,18:00
  1002,2026/9/7,9:30,18:30
  1001,2026/9/8,9:00,18:00
  1002,2026/9/8,9:30,18:30
  = personColumn? 1001,1002 ID, *; unused ID
who stand above their tables | task=勤務
  氏名,山田
  日付,出勤,退勤
  2026/9/7,9:00,18:00
  2026/9/8,9:00,18:00
  氏名,鈴木
  日付,出勤,退勤
  2026/9/7,9:30,18:30
  2026/9/8,9:00,18:00
  = personColumn? 氏名 山田,氏名 鈴木 ^, *; skipped 1 title; skipped 5 title; skipped 6 title
and then whose of these tables is read | task=勤務 personColumn=^ person=鈴木
  山田
  日付,出勤,退勤
  2026/9/7,9:00,18:00
  鈴木
  日付,出勤,退勤
  2026/9/7,9:30,18:30
  = 勤務|09/07 09:30|18:30; others 1; skipped 1 title; skipped 4 title; skipped 5 title
and then whose they are | personColumn=Resource person=Ben
  Resource,Date,Start,End,Task
  Anna,2026-09-07,9:00,17:00,設計
  Ben,2026-09-07,9:00,17:00,設計
  = 設計|09/07 09:00|17:00; others 1
or takes all of them, if it is of none | personColumn=*
  Resource,Date,Start,End,Task
  Anna,2026-09-07,9:00,17:00,設計
  Ben,2026-09-07,9:00,17:00,設計
  = 設計|09/07 09:00|17:00; 設計|09/07 09:00|17:00; unused Resource
--- an import does not ask
where one thing follows another
  日付,開始,終了,作業,Phase,Label
  2026/9/7,9:00,12:00,設計,A,急ぎ
  2026/9/7,12:00,13:00,会議,B,
  2026/9/7,13:00,18:00,設計,A,急ぎ
  2026/9/8,9:00,12:00,設計,B,
  = 設計|09/07 09:00|12:00; 会議|09/07 12:00|13:00; 設計|09/07 13:00|18:00; 設計|09/08 09:00|12:00;
  = unused Phase,Label
where one day of several is long
  日付,作業,工数,Phase
  2026/9/7,設計,4,A
  2026/9/7,会議,4,B
  2026/9/8,設計,9,A
  2026/9/8,会議,4.5,B
  2026/9/9,設計,5,A
  2026/9/9,会議,3,B
  = 設計|09/07 09:00|13:00; 会議|09/07 13:00|17:00; 設計|09/08 09:00|18:00; 会議|09/08 18:00|22:30;
  = 設計|09/09 09:00|14:00; 会議|09/09 14:00|17:00; unused Phase
where nights touch | task=勤務
  日付,曜日,出勤,退勤,承認
  2026/9/7,月,22:00,30:00,済
  2026/9/8,火,6:00,9:00,未
  2026/9/8,火,22:00,30:00,済
  = 勤務|09/07 22:00|09/08 06:00; 勤務|09/08 06:00|09:00; 勤務|09/08 22:00|09/09 06:00;
  = unused 曜日,承認
where hours of one value overlap
  日付,開始,終了,作業,場所
  2026/9/7,9:00,12:00,設計,本社
  2026/9/7,11:00,13:00,会議,本社
  2026/9/8,9:00,12:00,設計,自宅
  = 設計|09/07 09:00|12:00; 会議|09/07 11:00|13:00; 設計|09/08 09:00|12:00; unused 場所
where each value is there once, and few hours overlap
  日付,開始,終了,作業,Kommentar
  2026/9/7,9:00,12:00,設計,Entwurf
  2026/9/7,11:50,13:00,会議,mit Kunde
  2026/9/8,9:00,12:00,設計,Korrektur
  = 設計|09/07 09:00|12:00; 会議|09/07 11:50|13:00; 設計|09/08 09:00|12:00; unused Kommentar
`);
