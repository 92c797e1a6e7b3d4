/** Tables of people and programs that have no preset, each kind with the entries that a person reads in it (HRS-9). */
import { describe, expect, it } from 'vitest';
import { ALL_SHEETS } from '#domain/sheet-choice.ts';
import { HOUR_MS } from '#domain/time-units.ts';
import { describeTables, expectRead, type Said } from '#tests/support/describe-tables.ts';
import { readingOf } from '#tests/support/read-hours.ts';
import { type TestSheet, workbook } from '#tests/support/workbook.ts';

const tables = `
--- several pairs of times in a row
have headings with numbers | task=勤務
  日付,出勤1,退勤1,出勤2,退勤2
  2026/9/7,8:50,12:20,13:10,18:40
  2026/9/8,9:00,12:00,,
  = 勤務|09/07 08:50|12:20; 勤務|09/07 13:10|18:40; 勤務|09/08 09:00|12:00
have English headings and whole moments
  Start 1,End 1,Start 2,End 2,Task
  2026-09-07 08:50,2026-09-07 12:20,2026-09-07 13:10,2026-09-07 18:40,勤務
  = 勤務|09/07 08:50|12:20; 勤務|09/07 13:10|18:40
have a date beside each time
  作業,開始日,開始時刻,終了日,終了時刻,開始日2,開始時刻2,終了日2,終了時刻2
  勤務,2026/9/7,8:50,2026/9/7,12:20,2026/9/7,13:10,2026/9/7,18:40
  = 勤務|09/07 08:50|12:20; 勤務|09/07 13:10|18:40
go over midnight | task=勤務
  日付,出勤1,退勤1,出勤2,退勤2
  2026/9/7,20:00,23:50,0:30,5:00
  = 勤務|09/07 20:00|23:50; 勤務|09/08 00:30|05:00
name the half that is missing | task=勤務
  日付,出勤1,退勤1,出勤2,退勤2
  2026/9/7,8:50,12:20,13:10,
  2026/9/8,,,13:10,18:40
  = 勤務|09/07 08:50|12:20; 勤務|09/08 13:10|18:40; skipped 2 running
are compared together with the length that the row names | task=勤務
  日付,出勤1,退勤1,出勤2,退勤2,労働時間
  2026/9/7,8:50,12:20,13:10,18:40,9:00
  2026/9/8,8:50,12:20,13:10,18:40,8:00
  = 勤務|09/07 08:50|12:20; 勤務|09/07 13:10|18:40; 勤務|09/08 08:50|12:20; 勤務|09/08 13:10|18:40;
  = other 3 length
are one where the second is another clock for the same work | task=勤務
  日付,出勤,退勤,出勤打刻,退勤打刻
  2026/9/7,9:00,18:00,8:57,18:03
  = 勤務|09/07 09:00|18:00; unused 出勤打刻,退勤打刻
are one where a beginning has no end of its own | task=勤務
  日付,開始,開始(UTC),終了
  2026/9/7,9:00,0:00,18:00
  = 勤務|09/07 09:00|18:00; unused 開始(UTC)
are all there below a line of the clock with fewer columns, the last after midnight | task=勤務 order=ymd uses=3:date,4:begin-time,6:end-time,8:begin-time,10:end-time
  Q1,001,00:00,26/10/20,10:08
  001,23,26/10/02,12:55,0,17:06,0,,,,
  001,23,26/10/01,12:52,0,17:03,0,21:27,0,00:23,1
  = 勤務|10/02 12:55|17:06; 勤務|10/01 12:52|17:03; 勤務|10/01 21:27|10/02 00:23; skipped 1 running;
  = unused 列1,列2,列5,列7,列9,列11
--- lengths that are numbers
are asked about where they are whole
  日付,作業,作業時間
  2026/9/7,設計,15
  2026/9/7,会議,20
  = unit? hours 35,minutes 35,seconds 35
are of the unit that was chosen | unit=minutes
  日付,作業,作業時間
  2026/9/7,設計,15
  2026/9/7,会議,20
  = 設計|09/07 09:00|09:15; 会議|09/07 09:15|09:35
are asked about where one is above 24, of the person who was chosen | person=a task=勤務
  timestamp,duration,name
  2026-09-07T09:00,12.5,a
  2026-09-07T09:00,20.25,a
  2026-09-07T09:00,3600.0,a
  2026-09-07T09:00,1.5,b
  = unit? hours 3632.75,minutes 3632.75,seconds 3632.75
are hours where they are parts of hours
  日付,作業,作業時間
  2026/9/7,設計,1.5
  2026/9/7,会議,2
  = 設計|09/07 09:00|10:30; 会議|09/07 10:30|12:30
reach back from an end, over midnight from the next day
  日付,終了,作業時間,作業
  2026/9/7,15:00,2h 30m,設計
  2026/9/8,1:00,2:30,会議
  = 設計|09/07 12:30|15:00; 会議|09/08 22:30|09/09 01:00
are missing beside an end without a beginning
  日付,終了,作業時間,作業
  2026/9/7,15:00,,設計
  2026/9/8,15:00,0:00,会議
  = wrong 2 time; skipped 3 zero
begin at the times of a column that is named after nothing else
  Date,In/Out,Time,Duration,Activity
  2026-09-07,In,10:00,1:30,設計
  = 設計|09/07 10:00|11:30; unused In/Out
have minutes and seconds
  日付,開始,作業時間,作業
  2026/9/7,9:00,18:25 min,設計
  = 設計|09/07 09:00|09:18:25
are named where they cannot be read beside times
  日付,開始,終了,時間,作業
  2026/9/7,10:00,9:30,-0:30,設計
  = 設計|09/07 10:00|09/08 09:30; other 2 length; long 2
are hours in tenths and sixths, though these are whole minutes of a day, too
  日付,作業,作業時間
  2026/9/7,設計,0.1
  2026/9/7,会議,0.166666667
  = 設計|09/07 09:00|09:06; 会議|09/07 09:06|09:16
are not asked about where an end tells the length
  日付,開始,終了,時間,作業
  2026/9/7,9:00,10:30,90,設計
  = 設計|09/07 09:00|10:30
have thousands of minutes
  日付,案件,時間(分)
  2026/9/7,A,"1,200"
  2026/9/8,A,480
  = A|09/07 09:00|09/08 05:00; A|09/08 09:00|17:00
are not those that were added up to then, and may end with half an hour
  日付,累計作業時間,作業時間,作業
  2026/9/7,7:30,7時間半,A
  2026/9/8,14:30,7:00,A
  9月 合計,,14:30,
  = A|09/07 09:00|16:30; A|09/08 09:00|16:00; skipped 4 total; unused 累計作業時間
may leave out the unit of minutes behind hours
  日付,作業,所要時間
  2026/9/7,設計,1h30
  2026/9/8,会議,2時間5
  2026/9/9,打合せ,PT30
  = 設計|09/07 09:00|10:30; 会議|09/08 09:00|11:05; wrong 4 duration
--- words of persons and tasks | 日付,担当業務,開始,終了
are those of tasks
  2026/9/7,設計,9:00,12:00
  = 設計|09/07 09:00|12:00
are those of persons
  日付,作業担当者,作業名,開始,終了
  2026/9/7,山田,設計,9:00,12:00
  2026/9/7,鈴木,会議,9:00,14:00
  = person? 山田 1,鈴木 1
stand once in merged cells | task=勤務
  氏名,日付,出勤,退勤
  山田,2026/9/7,9:00,18:00
  ,2026/9/8,9:00,18:00
  鈴木,2026/9/7,9:00,18:00
  ,2026/9/8,9:00,18:00
  = person? 山田 2,鈴木 2
are no percentages
  Date,Project,Task,Start,Stop,Activity
  2026-11-02,改修,設計,9:00 AM,11:30 AM,55%
  = 改修 / 設計|11/02 09:00|11:30; unused Activity
are a title
  Date;Start;End;Title;Worked;Estimate
  2026-11-02;09:00;11:30;設計;2h 30m;3h
  = 設計|11/02 09:00|11:30; unused Worked,Estimate
--- zones
are named behind times
  Start,End,Task
  2026-09-07 09:00 JST,2026-09-07 10:00 JST,設計
  = 設計|09/07 09:00|10:00
are those of a heading, which need a date
  start_time (UTC),End (GMT),Task
  2026-09-07 00:00,2026-09-07 01:30:00,設計
  2026-09-07 0:00,1:30,設計
  = 設計|09/07 09:00|10:30; wrong 3 time
are another in a row, which is refused
  Date,Start,End,Task,Timezone
  2026-09-07,9:00,10:00,設計,Asia/Tokyo
  2026-09-08,9:00,10:00,Web/App,America/New_York
  = 設計|09/07 09:00|10:00; wrong 3 zone; unused Timezone
--- a time stamp
is no beginning beside one
  タイムスタンプ,日付,開始時刻,終了時刻,作業
  2026/09/08 10:00:00,2026/9/7,9:00,10:30,設計
  = 設計|09/07 09:00|10:30; unused タイムスタンプ
--- breaks | 日付,出社,退社,休憩,日報
are spans
  2026/9/7,9:00,18:00,12:00-13:00/17:00-17:15,設計
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|17:00; 設計|09/07 17:15|18:00
are spans of twelve hours in two columns
  日付,出社,退社,休憩開始,休憩終了,日報
  2026/9/7,9:00 AM,6:00 PM,12:00 PM,1:00 PM,設計
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|18:00
are spans of twelve hours in one column
  2026/9/7,9:00 AM,6:00 PM,12:00 PM - 1:00 PM / 3:00 PM - 3:15 PM,設計
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|15:00; 設計|09/07 15:15|18:00
are spans written in Japanese
  2026/9/7,9:00,18:00,12時～13時、17時 - 17時15分,設計
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|17:00; 設計|09/07 17:15|18:00
are headed by two rows, the first of merged cells | task=勤務
  日付,作業時間,,休憩,,摘要
  ,開始,終了,開始,終了,
  2026/9/7,10:00,19:00,12:00,13:00,客先
  = 勤務|09/07 10:00|12:00|客先; 勤務|09/07 13:00|19:00|客先
begin at noon where only their length is there
  2026/9/7,9:00,18:00,1:00,設計
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|18:00; placed 2 placed
are in the middle where noon is not within the work
  2026/9/7,13:00,18:00,1:00,設計
  = 設計|09/07 13:00|15:00; 設計|09/07 16:00|18:00; placed 2 placed
leave beginning and end where they are
  2026/9/7,9:00,13:00,1:00,設計
  = 設計|09/07 09:00|10:30; 設計|09/07 11:30|13:00; placed 2 placed
are of the night after midnight
  2026/9/7,22:00,6:00,2:00-3:00,設計
  = 設計|09/07 22:00|09/08 02:00; 設計|09/08 03:00|06:00
are none
  2026/9/7,9:00,18:00,0:00,設計
  2026/9/8,9:00,18:00,,設計
  2026/9/9,9:00,18:00,-,設計
  = 設計|09/07 09:00|18:00; 設計|09/08 09:00|18:00; 設計|09/09 09:00|18:00
have a unit in their heading
  日付,出社,退社,休憩(分),日報
  2026/9/7,9:00,18:00,60,設計
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|18:00; placed 2 placed
have a unit that is asked for
  2026/9/7,9:00,18:00,60,設計
  = breakUnit? hours 60,minutes 60,seconds 60
are added up, of day and night | task=勤務
  日付,出勤時間,退勤時間,休憩(昼),休憩(夜),実働日勤,実働夜勤
  2026/9/7,13:00,23:30,1:00,0:15,8:00,1:15
  2026/9/8,22:00,6:00,0:15,1:00,0:00,6:45
  = 勤務|09/07 13:00|17:37; 勤務|09/07 18:52|23:30; 勤務|09/08 22:00|09/09 01:22; 勤務|09/09 02:37|06:00;
  = placed 2 placed; placed 3 placed; unused 実働日勤,実働夜勤
are the time outside, among addresses | task=勤務
  打刻した日付,出社時刻,出社時刻IPアドレス,退社時刻,外出時刻,外出時刻IPアドレス,復帰時刻,復帰時刻IPアドレス
  2026/9/7,9:00,10.0.0.2,18:00,12:00,10.0.0.2,13:00,10.0.0.2
  = 勤務|09/07 09:00|12:00; 勤務|09/07 13:00|18:00; unused 出社時刻IPアドレス,外出時刻IPアドレス,復帰時刻IPアドレス
are parts of a day in a spreadsheet without formats | task=勤務
  日付,出勤,退勤,休憩
  46272,0.375,0.75,0.0416666666666667
  46273,0.375,0.75,0.03125
  = 勤務|09/07 09:00|12:00; 勤務|09/07 13:00|18:00; 勤務|09/08 09:00|12:00; 勤務|09/08 12:45|18:00;
  = placed 2 placed; placed 3 placed
have no colon | task=勤務
  日付,出勤,退勤,休憩
  2026/9/7,0900,1800,0100
  = 勤務|09/07 09:00|12:00; 勤務|09/07 13:00|18:00; placed 2 placed
are none in words
  2026/9/7,9:00,18:00,なし,設計
  2026/9/8,9:00,18:00,無,設計
  = 設計|09/07 09:00|18:00; 設計|09/08 09:00|18:00
are not shorter than the work
  2026/9/7,9:00,18:00,9:00,設計
  = wrong 2 break
cannot be read
  2026/9/7,9:00,18:00,昼,設計
  = wrong 2 break
cover the work
  2026/9/7,9:00,18:00,8:00-19:00,設計
  = wrong 2 break
are the gap between two pairs | task=勤務
  日付,出勤1,退勤1,出勤2,退勤2,休憩
  2026/9/7,8:50,12:20,13:10,18:40,0:50
  = 勤務|09/07 08:50|12:20; 勤務|09/07 13:10|18:40
are taken out of the longest of two pairs where noon is not within one | task=勤務
  日付,出勤1,退勤1,出勤2,退勤2,休憩
  2026/9/7,8:50,12:20,13:10,18:40,0:30
  = 勤務|09/07 08:50|12:20; 勤務|09/07 13:10|15:40; 勤務|09/07 16:10|18:40; placed 2 placed
are compared with the length that the row names
  日付,出社,退社,休憩,労働時間,日報
  2026/9/7,9:00,18:00,1:00,8:00,設計
  2026/9/8,9:00,18:00,12:00-13:00,9:00,設計
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|18:00; 設計|09/08 09:00|12:00; 設計|09/08 13:00|18:00;
  = other 3 length; placed 2 placed
are not used beside a length alone, and named
  日付,休憩,労働時間,日報
  2026/9/7,1:00,8:00,設計
  = 設計|09/07 09:00|17:00; unused 休憩
--- dates and times | 日付,開始時刻,終了時刻,作業
are named where an end of the next day makes them long
  2026/9/7,9:00,5:30,設計
  2026/9/8,17:30,9:30,夜勤
  = 設計|09/07 09:00|09/08 05:30; 夜勤|09/08 17:30|09/09 09:30; long 2
have their time in the column of dates
  Work date,hours,task
  2026-9-1 14:33,1.5,設計
  2026-9-2,1.5,会議
  = 設計|09/01 14:33|16:03; 会議|09/02 09:00|10:30
have no time in the column of dates where it is always midnight
  Work date,hours,task
  2026/9/1 0:00:00,1.5,設計
  2026/9/2 0:00:00,1.5,会議
  = 設計|09/01 09:00|10:30; 会議|09/02 09:00|10:30
have the time of a beginning where that has a column of its own
  日付,開始時刻,所要時間,作業
  2026/9/1 14:33,9:00,1.5,設計
  = 設計|09/01 09:00|10:30
are no plan, as merged cells above their heading say | task=勤務
  ,予定,,実績,
  日付,開始,終了,開始,終了
  2026/9/7,9:00,18:00,10:00,19:00
  = 勤務|09/07 10:00|19:00; skipped 1 title; unused 予定開始,予定終了
have their dates in the only column of some, whatever its heading | task=勤務
  営業日,従業員コード,出勤打刻,退勤打刻
  2026/9/7,10234,9:00,18:00
  = 勤務|09/07 09:00|18:00
have the first day of a spreadsheet before a time of day
  2026/9/7,1899/12/30 9:00:00,1900/1/0 10:30,設計
  2026/9/8,Sat Dec 30 1899 09:00:00 GMT+0900 (日本標準時),10:30,設計
  = 設計|09/07 09:00|10:30; 設計|09/08 09:00|10:30
are of ISO without hyphens and colons
  start,end,task
  20260907T000000Z,20260907T013000+0000,設計
  20260907T0900,20260907T103000,設計
  = 設計|09/07 09:00|10:30; 設計|09/07 09:00|10:30
are of a Google Form
  開始,終了,作業
  2026/09/07 6:00:01 午後 GMT+9,2026/09/07 12:00:01 午後 GMT+1,設計
  2026/09/07 3:00 AM GMT,2026/09/07 9:00 AM GMT-04:30 (X),設計
  = 設計|09/07 18:00:01|20:00:01; 設計|09/07 12:00|22:30
are not guessed where the date of a moment can be read in several ways
  開始,終了,作業
  09/07/2026 6:00 PM GMT+9,2026/09/07 12:00 GMT+1,設計
  = wrong 2 time
have no colon
  2026/9/7,0900,1030,設計
  2026/9/8,930,1030,設計
  2026/9/9,08.37,9.30,設計
  2026/9/10,2200,２５３０,設計
  = 設計|09/07 09:00|10:30; 設計|09/08 09:30|10:30; 設計|09/09 08:37|09:30; 設計|09/10 22:00|09/11 01:30
are hours with a dot in a column of lengths
  日付,開始時刻,所要時間,作業
  2026/9/7,08.30,8.37,設計
  = 設計|09/07 08:30|16:52:12
are lengths with single figures
  日付,開始時刻,所要時間,作業
  2026/9/7,9:00,0:19:9,設計
  2026/9/8,9:00,0:5:30,設計
  = 設計|09/07 09:00|09:19:09; 設計|09/08 09:00|09:05:30
are none
  2026/9/7,0970,1030,設計
  2026/9/7,9,1030,設計
  = wrong 2 time; wrong 3 time
--- days of a month
have month and year above, and breaks | task=勤務
  勤務表,,,,,
  2026年9月,,,,,
  山田太郎,,,,,
  日,曜日,始業時間,終業時間,休憩時間,労働時間
  1,火,9:00,18:00,1:00,8:00
  2,水,,,,
  = 勤務|09/01 09:00|12:00; 勤務|09/01 13:00|18:00; skipped 1 title; skipped 2 title; skipped 3 title;
  = skipped 6 running; placed 5 placed; unused 曜日
end on a closing day: the month before has a 31st
  2026年9月分,,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  21,,9:00,10:30,設計
  31,,9:00,10:30,設計
  1,,9:00,10:30,設計
  20,,9:00,10:30,設計
  = 設計|08/21 09:00|10:30; 設計|08/31 09:00|10:30; 設計|09/01 09:00|10:30; 設計|09/20 09:00|10:30;
  = skipped 1 title; skipped 2 title
end on a closing day: their weekdays tell the month
  2026年9月分,,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  21,月,9:00,10:30,設計
  30,水,9:00,10:30,設計
  1,木,9:00,10:30,設計
  20,火,9:00,10:30,設計
  = 設計|09/21 09:00|10:30; 設計|09/30 09:00|10:30; 設計|10/01 09:00|10:30; 設計|10/20 09:00|10:30;
  = skipped 1 title; skipped 2 title; unused 曜日
end on a closing day that leaves the month open
  2026年9月分,,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  21,,9:00,10:30,設計
  30,,9:00,10:30,設計
  1,,9:00,10:30,設計
  20,,9:00,10:30,設計
  = monthOf? last 2026-08-21 2026-09-20,first 2026-09-21 2026-10-20; skipped 1 title;
  = skipped 2 title
are of the span that was chosen | monthOf=first
  2026年9月分,,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  21,,9:00,10:30,設計
  30,,9:00,10:30,設計
  1,,9:00,10:30,設計
  20,,9:00,10:30,設計
  = 設計|09/21 09:00|10:30; 設計|09/30 09:00|10:30; 設計|10/01 09:00|10:30; 設計|10/20 09:00|10:30;
  = skipped 1 title; skipped 2 title
may be in falling order
  2026年9月,,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  3,,9:00,10:30,設計
  2,,9:00,10:30,設計
  1,,9:00,10:30,設計
  = 設計|09/03 09:00|10:30; 設計|09/02 09:00|10:30; 設計|09/01 09:00|10:30; skipped 1 title;
  = skipped 2 title
have the month that was chosen | month=2026-09
  日,曜日,始業時間,終業時間,作業
  1,,9:00,10:30,設計
  2,,9:00,10:30,設計
  = 設計|09/01 09:00|10:30; 設計|09/02 09:00|10:30
are asked about where two months are above
  2026年9月,作成 2026年10月,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  1,,9:00,10:30,設計
  2,,9:00,10:30,設計
  = month? 2026-09,2026-10; skipped 1 title; skipped 2 title
are of the month above that has these weekdays
  2026年9月,作成 2026年10月,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  1,火,9:00,10:30,設計
  2,水,9:00,10:30,設計
  = 設計|09/01 09:00|10:30; 設計|09/02 09:00|10:30; skipped 1 title; skipped 2 title; unused 曜日
that are not there are named
  2026年9月,,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  30,,9:00,10:30,設計
  31,,9:00,10:30,設計
  = 設計|09/30 09:00|10:30; wrong 5 time; skipped 1 title; skipped 2 title
--- an empty date
is that of the row above where there is a time of day
  日付,開始,終了,作業
  2026/9/7,9:00,10:30,設計
  小計,,1:30,
  ,10:30,12:00,会議
  2026/9/8,9:00,10:30,設計
  = 設計|09/07 09:00|10:30; 会議|09/07 10:30|12:00; 設計|09/08 09:00|10:30; skipped 3 total
is that of the row above among days of a month
  2026年9月,,,,
  山田太郎,,,,
  日,曜日,始業時間,終業時間,作業
  1,火,9:00,10:30,設計
  ,,9:00,10:30,設計
  2,水,9:00,10:30,設計
  = 設計|09/01 09:00|10:30; 設計|09/01 09:00|10:30; 設計|09/02 09:00|10:30; skipped 1 title;
  = skipped 2 title; unused 曜日
has the task of the row above beside it, but for one that has a task of its own
  日付,案件,開始,終了,内容
  2026/9/7,A社,9:00,10:30,
  ,,10:30,12:00,
  ,,13:00,14:00,電話
  ,B社,14:00,15:00,
  2026/9/8,,9:00,10:30,
  ,,10:30,11:00,
  = A社|09/07 09:00|10:30; A社|09/07 10:30|12:00; A社|09/07 13:00|14:00|電話; B社|09/07 14:00|15:00;
  = 新規|09/08 09:00|10:30; 新規|09/08 10:30|11:00
stays empty where there is none, as a sum has it
  日付,作業,時間
  2026/9/7,設計,1.5
  ,会議,0.5
  = 設計|09/07 09:00|10:30; skipped 3 title
--- more than one table
has its heading again, and sums of a month below
  氏　名,日　付,開始,終了,作業
  山田,2026/9/7,9:00,10:30,設計
  氏　名,日　付,開始,終了,作業
  山田,2026/9/8,9:00,10:30,設計
  【月合計】氏名,日数,時間,休憩
  山田,2,3:00,0:00
  = 設計|09/07 09:00|10:30; 設計|09/08 09:00|10:30; wrong 6 time; skipped 3 title; skipped 5 total
has the second half of a month beside the first, and an empty column between | task=勤務
  2026年9月,,,,,,
  日,曜日,出勤,退勤,,日,曜日,出勤,退勤
  1,火,9:00,18:00,,16,水,9:00,18:00
  ,,,,,17,木,9:00,18:00
  = 勤務|09/01 09:00|18:00; 勤務|09/16 09:00|18:00; 勤務|09/17 09:00|18:00; skipped 1 title; unused 曜日
has lengths side by side
  日付,案件,時間,日付,案件,時間
  2026/9/7,A,3:00,2026/9/16,B,4:00
  = A|09/07 09:00|12:00; B|09/16 09:00|13:00
is in Markdown, where a comma parts nothing
  | 日付 | 開始 | 終了 | 作業 |
  |:---|---:|---|---|
  | 2026/9/7 | 9:00 | 10:30 | 設計, 会議 |
  | 2026/9/8 | 9:00 | x | 設計, 会議 |
  = 設計, 会議|09/07 09:00|10:30; wrong 4 time
has its columns between bars
  日付 | 開始 | 終了 | 作業
  2026/9/7 | 9:00 | 10:30 | 設計
  = 設計|09/07 09:00|10:30
--- words of a cell
are both times with their date, in a zone or without one
  作業,期間
  設計,2026年9月7日 9:00 (JST) → 10:30
  会議,"September 7, 2026 2:00 AM (GMT) → September 7, 2026 3:00 AM (GMT)"
  A,2026/9/8 9:00〜10:30
  B,2026/9/8 11:00 - 12:00
  C,2026/9/9 9:00
  = 設計|09/07 09:00|10:30; 会議|09/07 11:00|12:00; A|09/08 09:00|10:30; B|09/08 11:00|12:00;
  = skipped 6 running
say the same as the one above
  日付,作業,開始,終了,休憩
  2026/9/7,設計,9:00,18:00,12:00-13:00
  同上,会議,19:00,20:00,
  2026/9/8,〃,8:00,〃,
  = 設計|09/07 09:00|12:00; 設計|09/07 13:00|18:00; 会議|09/07 19:00|20:00; 会議|09/08 08:00|20:00
sum up the day beside its date, unless they have a time
  日付,作業,開始,時間
  2026/9/7,設計,9:00,3:00
  2026/9/7,合計,,3:00
  2026/9/8,合計,9:00,3:00
  = 設計|09/07 09:00|12:00; 合計|09/08 09:00|12:00; skipped 3 total
--- events of whole days
are no work in an English calendar
  Subject,Start Date,Start Time,End Date,End Time,All day event
  棚卸し,9/14/2026,12:00:00 AM,9/19/2026,12:00:00 AM,True
  会議,9/14/2026,10:00:00 AM,9/14/2026,10:30:00 AM,False
  = 会議|09/14 10:00|10:30; whole-day 2
are work where they are wanted | withWholeDays=true
  件名,開始日,開始時刻,終了日,終了時刻,終日イベント
  棚卸し,2026/9/14,0:00:00,2026/9/19,0:00:00,オン
  会議,2026/9/14,10:00:00,2026/9/14,10:30:00,オフ
  = 棚卸し|09/14 00:00|09/19 00:00; 会議|09/14 10:00|10:30; whole-day 2
are work where the mark says so
  件名,開始日,開始時刻,終了日,終了時刻,終日イベント
  棚卸し,2026/9/14,0:00:00,2026/9/19,0:00:00,オフ
  = 棚卸し|09/14 00:00|09/19 00:00
are known by midnight where nothing marks them
  作業,開始,終了
  棚卸し,2026-09-14 0:00,2026-09-15 0:00
  会議,2026-09-14 10:00,2026-09-14 10:30
  = 会議|09/14 10:00|10:30; whole-day 2
are none in a file of ours
  作業,開始,終了,時間(分),時間(10進),メモ
  夜勤,2026-09-14T00:00:00.000+09:00,2026-09-15T00:00:00.000+09:00,1440,24,
  = 夜勤|09/14 00:00|09/15 00:00; unused 時間(10進)
--- rows of one time each | 日付,時刻,打刻
are those of the person who was chosen | task=勤務 person=佐藤
  タイムスタンプ,氏名,区分
  2026/09/07 9:00,山田,出勤
  2026/09/07 9:30,佐藤,出勤
  2026/09/07 18:00,山田,退勤
  2026/09/07 18:30,佐藤,退勤
  = 勤務|09/07 09:30|18:30; others 2
go over midnight | task=勤務
  2026/9/7,22:00,出勤
  2026/9/8,5:00,退勤
  = 勤務|09/07 22:00|09/08 05:00
go over midnight with the date on which the night began | task=勤務
  2026/9/7,22:00,出勤
  2026/9/7,1:00,休憩開始
  2026/9/7,1:30,休憩終了
  2026/9/7,5:00,退勤
  2026/9/8,22:00,出勤
  2026/9/8,5:00,退勤
  = 勤務|09/07 22:00|09/08 01:00; 勤務|09/08 01:30|05:00; 勤務|09/08 22:00|09/09 05:00
may have the last first | task=勤務
  2026/9/8,5:00,退勤
  2026/9/7,22:00,出勤
  = 勤務|09/07 22:00|09/08 05:00
are named where they have no partner | task=勤務
  2026/9/6,18:00,退勤
  2026/9/7,9:00,出勤
  2026/9/7,9:01,出勤
  2026/9/7,18:00,退勤
  2026/9/7,18:01,退勤
  2026/9/8,9:00,出勤
  = 勤務|09/07 09:01|18:00; wrong 2 alone; wrong 3 alone; wrong 6 alone; skipped 7 running
are named where they cannot be read | task=勤務
  2026/9/7,9:00,出勤
  2026/9/7,soon,退勤
  2026/9/7,18:00,退勤
  2026/9/7,19:00,済
  = 勤務|09/07 09:00|18:00; wrong 3 time; wrong 5 kind
have what either of them says
  日時,区分,作業,メモ,休憩
  2026/9/7 9:00,出勤,設計,在宅,
  2026/9/7 18:00,退勤,,会議,1:00
  = 設計|09/07 09:00|12:00|在宅 / 会議; 設計|09/07 13:00|18:00|在宅 / 会議; placed 2 placed
have days of a month, and are chosen by their columns | task=勤務
  2026年9月,,
  日,時刻,x
  7,9:00,出勤
  ,10:30,退勤
  8,,有給
  = 勤務|09/07 09:00|10:30; skipped 1 title; mark 5 09-08 paid
--- days without hours | 日付,区分,開始,終了,作業
stand in any column of a row without hours
  日付,開始,終了,作業,備考
  2026/9/7,9:00,10:30,設計,有給
  2026/9/8,有給,,,
  2026/9/9,0:00,0:00,,振替休日
  2026/9/10,9:00,,,欠勤
  = 設計|09/07 09:00|10:30|有給; skipped 5 running; mark 3 09-08 paid; mark 4 09-09 substitute
are refused where a day has two marks, or none can be read
  2026/9/7,出勤,9:00,10:30,設計
  2026/9/8,有給,,,
  2026/9/8,欠勤,,,
  2026/9/8,年休,,,
  2026/9/31,有給,,,
  = 設計|09/07 09:00|10:30; wrong 4 other-mark; wrong 6 mark; mark 3 09-08 paid; mark 5 09-08 paid;
  = unused 区分(出勤)
--- JSON of other programs
names objects inside, and does not use them
  [{"startedAt":"2026-09-07T09:00","timeSpentSeconds":5400,"task":"設計","project":{"id":7}}]
  = 設計|09/07 09:00|10:30; unused {project}
`;

describeTables(tables);

describe('the words of a heading', () => {
  it.each([
    ['started,timeSpentSeconds', '5400'],
    ['started,duration_seconds', '5400'],
    ['started,作業時間(分)', '90'],
    ['started,作業時間（分）', '90'],
    ['started,所要分時間[分]', '90'],
    ['started,Duration (Min.)', '90'],
    ['started,hours', '1.5'],
    ['started,Duration (h)', '1.5'],
  ])('tell the unit: %s', async (headings, length) => {
    const file = `${headings},task\n2026-09-07 09:00,${length},設計`;
    await expectRead(file, '設計|09/07 09:00|10:30');
  });

  it.each(['作業時間', '時間', '時間帯時間', '配分時間'])('tell no unit: %s', async (heading) => {
    const file = `日付,${heading},作業\n2026/9/7,2,設計`;
    await expectRead(file, 'unit? hours 2,minutes 2,seconds 2', { uses: { 2: 'duration' } });
  });

  it.each(['令和8年9月,,,,', '2026,年,9,月,', '勤務表 2026/09,,,,', '２０２６年９月度,,,,'])(
    'tell the month above: %s',
    async (above) => {
      const file = `${above}\n日,曜日,始業時間,終業時間,作業\n1,,9:00,10:30,設計`;
      await expectRead(file, '設計|09/01 09:00|10:30; skipped 1 title');
    },
  );

  it.each([
    ['作業開始', '作業終了'],
    ['勤務時間(開始)', '勤務時間（終了）'],
    ['実出勤', '実退勤'],
    ['打刻（出勤）', '打刻（退勤）'],
    ['始', '終'],
    ['入室', '退室'],
    ['ログイン', 'ログアウト'],
    ['Work start', 'Work end'],
    ['Clocked in', 'Clocked out'],
    ['Arrival', 'Departure'],
  ])('tell that work begins and ends: %s, %s', async (begin, end) => {
    const file = `日付,件名,${begin},${end}\n2026/9/7,設計,9:00,10:30`;
    await expectRead(file, '設計|09/07 09:00|10:30');
  });

  it.each([
    ['勤務年月日,業務時間,工程', '2026/9/7,1:30,設計'],
    ['Worked on,Time worked,Category', '2026-09-07,1:30,設計'],
    [
      'Date,Hours billable,Total seconds,Project start date,Task',
      '2026-09-07,1,5400,2026-01-05,設計',
    ],
    ['日付,科目,勉強時間,工数(人日)', '2026/9/7,設計,90分,0.5'],
    ['月/日,経過時間,作業,分類', '2026/9/7,90分,設計,社内'],
  ])('tell a day, a length and a task: %s', async (headings, cells) => {
    const [entry] = (await readingOf(`${headings}\n${cells}`)).entries;
    expect(entry).toMatchObject({ record: '設計', end: (entry?.begin ?? 0) + 1.5 * HOUR_MS });
  });

  it.each(['時間,分', 'Hours,Minutes'])('tell no length in two parts: %s', async (headings) => {
    const { columns } = await readingOf(`日付,作業,${headings}\n2026/9/7,設計,1,30`);
    expect(columns.uses).toEqual(['date', 'record', 'unused', 'unused']);
  });

  it.each([
    ['昼休憩', '60分', '; placed 2 placed'],
    ['昼休み', '12:00-13:00', ''],
    ['お昼休み開始,お昼休み終了', '12:00,13:00', ''],
    ['昼出,昼入', '12:00,13:00', ''],
    ['Lunch out,Lunch in', '12:00,13:00', ''],
    ['Break in,Break out', '12:00,13:00', ''],
    ['Meal start,Meal end', '12:00,13:00', ''],
    ['休息時間', '1:00', '; placed 2 placed'],
    ['普通休憩,仮眠,中抜け', '0:30,0:20,0:10', '; placed 2 placed'],
    ['外出時間', '1:00', '; placed 2 placed'],
    ['Unpaid break', '1:00', '; placed 2 placed'],
    ['休憩1,休憩2,総休憩時間', '0:45,0:15,1:00', '; placed 2 placed; unused 休憩1,休憩2'],
  ])('tell a break: %s', async (headings, cells, more) => {
    const file = `日付,件名,出勤,退勤,${headings}\n2026/9/7,設計,9:00,18:00,${cells}`;
    await expectRead(file, `設計|09/07 09:00|12:00; 設計|09/07 13:00|18:00${more}`);
  });

  it.each(['職員名', 'ユーザ', '氏　名', 'Full Name', '対応者', 'Assignee'])(
    'tell whose hours: %s',
    async (heading) => {
      const rows = ['山田', '佐藤'].map((name) => `${name},2026/9/7,9:00,10:30`).join('\n');
      const file = `${heading},日付,出勤,退勤\n${rows}`;
      await expectRead(file, 'person? 山田 1,佐藤 1', { task: '勤務' });
    },
  );

  it.each([
    '休憩開始1,休憩終了1,休憩開始2,休憩終了2',
    '休憩1開始時刻,休憩1終了時刻,休憩2開始時刻,休憩2終了時刻',
    'Break 1 start,Break 1 end,Start break 2,End break 2',
  ])('tell two breaks: %s', async (headings) => {
    const rows = ['12:00,13:00,15:00,15:15', '12:00,13:00,,', '12:00,13:00,15:00,'];
    const days = rows.map((breaks, index) => `2026/9/${7 + index},9:00,18:00,${breaks}`);
    const first = '勤務|09/07 09:00|12:00; 勤務|09/07 13:00|15:00; 勤務|09/07 15:15|18:00';
    const second = '勤務|09/08 09:00|12:00; 勤務|09/08 13:00|18:00; wrong 4 break';
    const file = [`日付,出勤,退勤,${headings}`, ...days].join('\n');
    await expectRead(file, `${first}; ${second}`, { task: '勤務' });
  });
});

describe('the words of a row', () => {
  it.each([
    ['in', 'out'],
    ['Clock In', 'Clock Out'],
    ['開始', '終了'],
    ['出勤（在宅）', '退勤しました。'],
    ['戻りました', '昼休憩'],
    ['出', '退'],
  ])('begin and end work: %s, %s', async (begin, end) => {
    const file = `日付,時刻,打刻\n2026/9/7,9:00,${begin}\n2026/9/7,10:30,${end}`;
    await expectRead(file, '勤務|09/07 09:00|10:30', { task: '勤務' });
  });

  it.each([
    ['paid', '年次有給休暇', '有休', '有給（全日）', 'PTO', 'Paid leave'],
    ['morning', '午前半休', 'AM休', '半休（午前）', '午前有給', '前半休'],
    ['morning', '有給(午前)', '半日有給(午前)'],
    ['afternoon', '午後半休', 'ＰＭ半休', '午後半日有給'],
    ['absent', '欠勤', 'Absent'],
    ['substitute', '振休', '振替休日', '代休'],
    ['special', '特別休暇', '慶弔休暇', '忌引', '夏季休暇'],
  ])('mark a day as %s: %s', async (mark, ...words) => {
    const rows = words.map((word, index) => `2026/9/1${index},${word},,,`);
    const marks = words.map((_, index) => `mark ${3 + index} 09-1${index} ${mark}`);
    const file = ['日付,区分,開始,終了,作業', '2026/9/7,出勤,9:00,10:30,設計', ...rows].join('\n');
    const all = ['設計|09/07 09:00|10:30', ...marks, 'unused 区分(出勤)'];
    await expectRead(file, all.join('; '));
  });
});

it('a month that is named nowhere is asked for, the latest that fits first', async () => {
  const headings = '日,曜日,始業時間,終業時間,作業';
  const monthsOf = async (...days: string[]) => {
    const rows = days.map((day) => `${day},9:00,10:30,設計`);
    return (await readingOf([headings, ...rows].join('\n'))).asked.month.map(({ value }) => value);
  };
  const all = await monthsOf('1,', '2,');
  expect([all.length, ...all.slice(0, 2), all.at(-1)]).toEqual([
    ...[324, '2026-12', '2026-11', '2000-01'],
  ]);
  expect((await monthsOf('1,火', '31,木')).slice(0, 2)).toEqual(['2026-12', '2025-07']);
});

const sheetOf = (name: string, above: string, ...days: number[]): TestSheet => ({
  name,
  rows: [
    [above],
    ['日', '始業', '終業', '作業'],
    ...days.map((day) => [day, '9:00', '10:30', '設計']),
  ],
});
const calendar: TestSheet = {
  name: '年間',
  rows: [
    ['日', '月', '火'],
    [1, 2, 3],
  ],
};
const both = workbook([
  { ...sheetOf('元', '2020年1月', 1), state: 'hidden' },
  sheetOf('8月', '2026年8月', 31),
  calendar,
  sheetOf('9月', '2026年9月', 1),
]);
const months = (...names: string[]) => workbook(names.map((name) => sheetOf(name, '勤務表', 15)));

const on = (...days: string[]) => days.map((day) => `設計|${day} 09:00|10:30`).join('; ');
const title = 'skipped 1 title';

describe('sheets of a workbook', () => {
  it.each<[what: string, file: Uint8Array<ArrayBuffer>, read: string, said?: Said]>([
    ['are asked for where several hold a table', both, `sheet? 8月,9月,${ALL_SHEETS}; sheets 年間`],
    [
      'are the one that was chosen',
      both,
      `${on('09/01')}; ${title}; sheets 8月,年間`,
      { sheet: '9月' },
    ],
    [
      'are all that have the same headings',
      both,
      `${on('08/31', '09/01')}; ${title}; ${title}; sheets 年間`,
      { sheet: ALL_SHEETS },
    ],
    [
      'are not all where headings are others',
      workbook([
        { name: 'A', rows: [['日付', '開始', '終了', '作業']] },
        { name: 'B', rows: [['日付', '開始', '終了', '案件']] },
      ]),
      'sheet? A,B',
    ],
    [
      'are read without a question where one holds a table, and have the month in their names',
      workbook([calendar, sheetOf('2026年9月', '勤務表', 1)]),
      `${on('09/01')}; ${title}; sheets 年間`,
    ],
    [
      'have months in their names that follow one another, from the one that was chosen on',
      months('11月', '12月', '1月'),
      `${on('11/15', '12/15', '01/15')}; ${title}; ${title}; ${title}`,
      { sheet: ALL_SHEETS, month: '2024-11' },
    ],
  ])('%s', (_, file, read, said) => expectRead(file, read, said));
});

it('the month of a sheet whose name tells no year is asked for, in each year', async () => {
  const { asked } = await readingOf(months('9月'));
  expect(asked.month.slice(0, 2)).toEqual([{ value: '2026-09' }, { value: '2025-09' }]);
});

it('names the sheet of a line, where several are read', async () => {
  const file = workbook([sheetOf('2026年8月', '', 31), sheetOf('2026年9月', '', 31)]);
  const { entries, wrong } = await readingOf(file, { sheet: ALL_SHEETS });
  expect(entries).toHaveLength(1);
  expect(wrong).toEqual([{ line: 3, sheet: '2026年9月', cause: 'time' }]);
});
