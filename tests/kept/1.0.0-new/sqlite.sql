-- A database as version 1.0.0 made it from nothing, by its own calls on 2026-11-27: a passkey, the address of a
-- calendar, a list, marks, and an import that can be taken back. The password of all is that of the other tests.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('001-beginning','2026-11-27T01:15:17.220Z');
INSERT INTO kysely_migration VALUES('002-first-use-of-a-pair','2026-11-27T01:15:17.221Z');
INSERT INTO kysely_migration VALUES('003-presses-with-their-time','2026-11-27T01:15:17.223Z');
INSERT INTO kysely_migration VALUES('004-rooms-led-by-the-server','2026-11-27T01:15:17.224Z');
INSERT INTO kysely_migration VALUES('005-imports-at-once','2026-11-27T01:15:17.229Z');
INSERT INTO kysely_migration VALUES('006-calendar-feeds','2026-11-27T01:15:17.230Z');
INSERT INTO kysely_migration VALUES('007-no-response-times','2026-11-27T01:15:17.231Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE users (
  id integer primary key autoincrement,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  uuid text not null unique,
  created_at bigint not null,
  revision bigint not null default 0,
  unlocked_at bigint,
  deleted_at bigint
  
);
INSERT INTO users VALUES(1,'taro','taro','$argon2id$v=19$m=19456,t=2,p=1$ZZK6/iiGoSyxwmpYQIKY2g$ZpmWq01Zr3roffkHGr7dUL3dnDM/9dxQBmJSU9v7niM','28152613-62c2-4fe0-86ad-f7e75bb4553e',1795742119646,17,NULL,NULL);
INSERT INTO users VALUES(2,'消えた人','消えた人','$argon2id$v=19$m=19456,t=2,p=1$wvPjp6G3k+mdFtqsjU6isA$XxhhbZz45tZ+rxxC8ismTi+OMEcOtU55AxhAwW2wXKg','938dc912-c45d-4263-ad88-19609ebd22b5',1795742121427,0,NULL,NULL);
CREATE TABLE usernames (username_key text primary key, user_id bigint not null);
INSERT INTO usernames VALUES('taro',1);
INSERT INTO usernames VALUES('消えた人',2);
CREATE TABLE refresh_families (
  id text primary key,
  user_id bigint not null references users (id) on delete cascade,
  refresh_jti text not null,
  access_jti text not null,
  issued_at bigint not null,
  access_expires_at bigint not null,
  refresh_expires_at bigint not null,
  previous_refresh_jti text,
  rotated_at bigint,
  browser text, system text,
  ip_addr text,
  began_at bigint not null default 0,
  used_at bigint not null default 0,
  first_used_at bigint);
INSERT INTO refresh_families VALUES('31ec78a9-af8d-4ba5-a77e-fbdd8b1e7a4c',1,'261a5f7f-3105-4360-a77e-2ea59e0bc2c0','5cda628c-617f-4703-bbc6-74fd9fad75ad',1795742120,1795828520,1804382120,'e2d75889-bba6-4cbd-bc8d-7503d4516cbd',1795742120865,'Firefox','Linux','127.0.0.1',1795742119748,1795742120873,1795742120873);
INSERT INTO refresh_families VALUES('62b2a55b-ee9f-4c29-8416-48528f99d7e4',1,'cc1339f4-4589-45aa-b04b-04959491bce8','940c1088-8a98-40ab-ad85-bafd80aa0219',1795742121,1795828521,1804382121,NULL,NULL,'Firefox','Linux','127.0.0.1',1795742121393,1795742121393,1795742121393);
INSERT INTO refresh_families VALUES('1bb64185-0fba-47ea-8d5b-813358084611',2,'9d455b55-342d-4418-9500-adf486f46586','cee0eaa6-f4b5-43ce-9aa1-9f430f5aec2f',1795742121,1795828521,1804382121,NULL,NULL,'Firefox','Linux','127.0.0.1',1795742121478,1795742121478,1795742121478);
CREATE TABLE sign_in_networks (
  user_id bigint not null references users (id) on delete cascade,
  network text not null,
  signed_in_at bigint not null,
  constraint sign_in_networks_pkey primary key (user_id, network)
);
INSERT INTO sign_in_networks VALUES(1,'127.0.0.1',1795742121385);
INSERT INTO sign_in_networks VALUES(2,'127.0.0.1',1795742121462);
CREATE TABLE account_events (
  id integer primary key autoincrement,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  created_at bigint not null,
  browser text, system text,
  ip_addr text
  
);
INSERT INTO account_events VALUES(1,1,'signed_in',1795742119748,'Firefox','Linux','127.0.0.1');
INSERT INTO account_events VALUES(2,1,'imported',1795742121219,'Firefox','Linux','127.0.0.1');
INSERT INTO account_events VALUES(3,1,'calendar_made',1795742121232,'Firefox','Linux','127.0.0.1');
INSERT INTO account_events VALUES(4,1,'passkey_added',1795742121362,'Firefox','Linux','127.0.0.1');
INSERT INTO account_events VALUES(5,1,'signed_in',1795742121393,'Firefox','Linux','127.0.0.1');
INSERT INTO account_events VALUES(6,1,'exported',1795742121401,'Firefox','Linux','127.0.0.1');
INSERT INTO account_events VALUES(7,2,'signed_in',1795742121478,'Firefox','Linux','127.0.0.1');
CREATE TABLE passkeys (
  id integer primary key autoincrement,
  user_id bigint not null references users (id) on delete cascade,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  rp_id text not null,
  transports text not null,
  name text,
  browser text, system text,
  created_at bigint not null,
  used_at bigint,
  constraint passkeys_credential unique (user_id, credential_id)
  
);
INSERT INTO passkeys VALUES(1,1,'po7TvVM3mZZqsAWhegE_Pg','pQECAyYgASFYILCkK0KPe1nYvWwkVoNjjaW0E3H0RQ2f__ZmxaFGtQplIlggFnQ3wLwgON1tr_1acwppk3p5EQQgxcFRW0aDASBuZ9k',0,'localhost','internal,hybrid','Google Password Manager','Firefox','Linux',1795742121362,1795742121384);
CREATE TABLE passkey_challenges (
  challenge text primary key,
  user_id bigint references users (id) on delete cascade,
  expires_at bigint not null
);
INSERT INTO passkey_challenges VALUES('R0MkWmVPuDwcZHOXOOEpKhB6S0a1mARx0-S1H74q_vc',NULL,1795742421397);
CREATE TABLE raffles (id integer primary key autoincrement, title text not null unique );
INSERT INTO raffles VALUES(1,'昼食');
INSERT INTO raffles VALUES(2,'当番');
INSERT INTO raffles VALUES(3,'くじ');
CREATE TABLE raffle_items (
  raffle_id bigint not null references raffles (id) on delete cascade,
  position integer not null,
  title text not null,
  constraint raffle_items_pkey primary key (raffle_id, position)
);
INSERT INTO raffle_items VALUES(1,1,'蕎麦');
INSERT INTO raffle_items VALUES(1,2,'カレーライス');
INSERT INTO raffle_items VALUES(1,3,'海鮮丼');
INSERT INTO raffle_items VALUES(1,4,'味噌ラーメン');
INSERT INTO raffle_items VALUES(1,5,'鯖の塩焼き定食');
INSERT INTO raffle_items VALUES(1,6,'親子丼');
INSERT INTO raffle_items VALUES(1,7,'ナポリタン');
INSERT INTO raffle_items VALUES(1,8,'おにぎりと豚汁');
INSERT INTO raffle_items VALUES(2,1,'朝のごみ出し');
INSERT INTO raffle_items VALUES(2,2,'お茶の用意');
INSERT INTO raffle_items VALUES(2,3,'床の掃除機がけ');
INSERT INTO raffle_items VALUES(2,4,'観葉植物の水やり');
INSERT INTO raffle_items VALUES(2,5,'備品の補充');
INSERT INTO raffle_items VALUES(2,6,'戸締まり');
INSERT INTO raffle_items VALUES(3,1,'一番 大吉 思いがけない良い知らせが届く');
INSERT INTO raffle_items VALUES(3,2,'二番 大吉 長く待ったことが実を結ぶ');
INSERT INTO raffle_items VALUES(3,3,'三番 中吉 人に教えることが自分の学びになる');
INSERT INTO raffle_items VALUES(3,4,'四番 中吉 早起きした朝に良い案が浮かぶ');
INSERT INTO raffle_items VALUES(3,5,'五番 中吉 久しぶりの友人から便りがある');
INSERT INTO raffle_items VALUES(3,6,'六番 吉 寄り道した先に掘り出し物がある');
INSERT INTO raffle_items VALUES(3,7,'七番 吉 机の上を片付けると探し物が出てくる');
INSERT INTO raffle_items VALUES(3,8,'八番 吉 温かい飲み物が一日を助ける');
INSERT INTO raffle_items VALUES(3,9,'九番 吉 断る勇気が時間を生む');
INSERT INTO raffle_items VALUES(3,10,'十番 吉 小さな約束を守ると信用が増す');
INSERT INTO raffle_items VALUES(3,11,'十一番 小吉 急がず確かめれば間違いがない');
INSERT INTO raffle_items VALUES(3,12,'十二番 小吉 いつもと違う道に季節の花が咲く');
INSERT INTO raffle_items VALUES(3,13,'十三番 小吉 読みかけの本に答えがある');
INSERT INTO raffle_items VALUES(3,14,'十四番 小吉 笑って聞き流すのが吉');
INSERT INTO raffle_items VALUES(3,15,'十五番 小吉 財布のひもは固めに結ぶ');
INSERT INTO raffle_items VALUES(3,16,'十六番 末吉 今日の苦労は来月の笑い話');
INSERT INTO raffle_items VALUES(3,17,'十七番 末吉 傘を持って出れば雨は降らない');
INSERT INTO raffle_items VALUES(3,18,'十八番 末吉 甘いものは一つまで');
INSERT INTO raffle_items VALUES(3,19,'十九番 凶 忘れ物に注意 出かける前に三度見る');
INSERT INTO raffle_items VALUES(3,20,'二十番 凶 ここが底 明日からは上がるだけ');
CREATE TABLE own_lists (
  user_id bigint not null references users (id) on delete cascade,
  letter text not null,
  title text not null,
  items text not null,
  drawn text not null,
  version bigint not null,
  constraint own_lists_pkey primary key (user_id, letter)
);
INSERT INTO own_lists VALUES(1,'A','3年2組',replace('佐藤\n鈴木\n高橋','\n',char(10)),'[2]',13);
CREATE TABLE imports (id integer primary key autoincrement, user_id bigint not null references users (id) on delete cascade);
INSERT INTO imports VALUES(1,1);
CREATE TABLE work_records (
  id integer primary key autoincrement,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  ip_addr text not null,
  created_at bigint not null,
  uuid text not null default (lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
)),
  version integer not null default 1,
  entry_count integer not null default 0,
  used_at bigint,
  archived_at bigint,
  deleted_at bigint,
  import_id bigint references imports (id),
  constraint work_records_owner unique (id, user_id)
);
INSERT INTO work_records VALUES(1,1,'設計','127.0.0.1',1795742120879,'59d06c34-8dbf-4476-a3d0-b33d73219d90',1,2,1795665600000,NULL,NULL,NULL);
INSERT INTO work_records VALUES(2,1,'会議 🗓️','127.0.0.1',1795742120896,'15b50365-5a38-4031-a00a-c1dd629136e1',1,1,1795656600000,NULL,NULL,NULL);
INSERT INTO work_records VALUES(3,1,'旧案件','127.0.0.1',1795742120901,'7b549607-e850-4744-b975-82e8d022c51a',2,0,NULL,1795742121070,NULL,NULL);
INSERT INTO work_records VALUES(4,1,'消した案件','127.0.0.1',1795742120905,'a6dab775-d426-4aa2-99c9-5ae07753577f',2,0,NULL,NULL,1795742121133,NULL);
INSERT INTO work_records VALUES(5,1,'案件','127.0.0.1',1795742121215,'5e8819cd-7350-439e-b581-376fd6beec65',1,2,1793581200000,NULL,NULL,1);
CREATE TABLE time_entries (
  id integer primary key autoincrement,
  record_id bigint not null,
  user_id bigint not null,
  beginning_time bigint not null,
  ending_time bigint,
  
  note text not null default '',
  version integer not null default 1,
  uuid text not null default (lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
)),
  deleted_at bigint,
  import_id bigint references imports (id),
  constraint time_entries_owner foreign key (record_id, user_id)
       references work_records (id, user_id) on delete cascade,
  constraint time_entries_order check (ending_time > beginning_time)
);
INSERT INTO time_entries VALUES(1,1,1,1795651200000,1795656600000,'直した',2,'daeed8bf-8dfe-4e4f-b8d7-befd5adc42d4',NULL,NULL);
INSERT INTO time_entries VALUES(2,2,1,1795656600000,1795658400000,'',1,'4a95be2c-6edd-4cae-a3d4-bdd1515d7ffe',NULL,NULL);
INSERT INTO time_entries VALUES(3,2,1,1795662000000,1795662600000,'消す',2,'7b552e7e-48c7-4395-890d-664b3738040d',1795742121020,NULL);
INSERT INTO time_entries VALUES(4,1,1,1795665600000,NULL,'続き',1,'606147e2-3c40-44be-a327-4d535555160f',NULL,NULL);
INSERT INTO time_entries VALUES(5,5,1,1793577600000,1793581200000,'作業 1, 続き',1,'e72dd033-2b79-4cd2-af21-5390f09ed302',NULL,1);
INSERT INTO time_entries VALUES(6,5,1,1793581200000,1793586600000,'',1,'8f919bd9-4643-407c-b54a-20b1c0ea95a2',NULL,1);
CREATE TABLE kept_responses (
  user_id bigint not null references users (id) on delete cascade,
  key text not null,
  request_hash text not null,
  body text not null,
  revision bigint not null,
  created_at bigint not null,
  constraint kept_responses_pkey primary key (user_id, key)
);
INSERT INTO kept_responses VALUES(1,'b6a06e3b-d963-4197-8765-2ca4ba955297','FkInhUAnpElVkOAmdyNzcZSyNPx8DDFlJUbZGrLtiD0','{"id":1,"name":"設計","ip_addr":"127.0.0.1","uuid":"59d06c34-8dbf-4476-a3d0-b33d73219d90","version":1,"user":1,"archived":false,"used_at":null}',1,1795742120880);
INSERT INTO kept_responses VALUES(1,'b99285a0-e6a0-4bec-82a2-5158e1e57492','X4F3twHk4LKDY7XN3r05cBRxj5t6ovim_dV3GbfJgXs','{"id":2,"name":"会議 🗓️","ip_addr":"127.0.0.1","uuid":"15b50365-5a38-4031-a00a-c1dd629136e1","version":1,"user":1,"archived":false,"used_at":null}',2,1795742120897);
INSERT INTO kept_responses VALUES(1,'5a72e592-526d-4e19-bf63-77b0f4039849','1VpCqjUi4eHHqTM_d0tDi73dVkyROaskXfRROsYv8bQ','{"id":3,"name":"旧案件","ip_addr":"127.0.0.1","uuid":"7b549607-e850-4744-b975-82e8d022c51a","version":1,"user":1,"archived":false,"used_at":null}',3,1795742120902);
INSERT INTO kept_responses VALUES(1,'703cf207-f1e0-41de-b20a-23d2cff20429','-vI4wZVrll1fEYVmQynYwWziW6ls_q_yV_kDlexbTfA','{"id":4,"name":"消した案件","ip_addr":"127.0.0.1","uuid":"a6dab775-d426-4aa2-99c9-5ae07753577f","version":1,"user":1,"archived":false,"used_at":null}',4,1795742120906);
INSERT INTO kept_responses VALUES(1,'ba7f4fca-24d8-4828-811c-b32a530d50f9','_CwG8PZB2-hgSes6kKeIbqbYM47Z8LeSTHjER2EsIxk','{"id":1,"uuid":"daeed8bf-8dfe-4e4f-b8d7-befd5adc42d4","record":1,"note":"下書き","version":1,"record_uuid":"59d06c34-8dbf-4476-a3d0-b33d73219d90","beginning_time":"2026-11-26T00:00:00.000Z","ending_time":"2026-11-26T01:30:00.000Z"}',5,1795742120915);
INSERT INTO kept_responses VALUES(1,'090e7d75-0dd8-4ebe-9090-ca4a9f70fe27','0HChnQ0ulwU_xKWhQWe3hZC-NJP8zECdB-u4Jn3suBg','{"id":2,"uuid":"4a95be2c-6edd-4cae-a3d4-bdd1515d7ffe","record":2,"note":"","version":1,"record_uuid":"15b50365-5a38-4031-a00a-c1dd629136e1","beginning_time":"2026-11-26T01:30:00.000Z","ending_time":"2026-11-26T02:00:00.000Z"}',6,1795742120930);
INSERT INTO kept_responses VALUES(1,'c35fb7f7-52ec-43c6-be74-04d145311487','j9VjYIKRqMVhVr4OnItEPPEEJ2BNaj9LGx-3fTx6MXk','{"id":3,"uuid":"7b552e7e-48c7-4395-890d-664b3738040d","record":2,"note":"消す","version":1,"record_uuid":"15b50365-5a38-4031-a00a-c1dd629136e1","beginning_time":"2026-11-26T03:00:00.000Z","ending_time":"2026-11-26T03:10:00.000Z"}',7,1795742120973);
INSERT INTO kept_responses VALUES(1,'1c44dc62-1336-46bb-823f-53b99b85e5d7','aFp9NXPrEj2o6cMP7539CcSB71JPJAv7d7o7Ex-1eZ4','{"id":4,"uuid":"606147e2-3c40-44be-a327-4d535555160f","record":1,"note":"続き","version":1,"record_uuid":"59d06c34-8dbf-4476-a3d0-b33d73219d90","beginning_time":"2026-11-26T04:00:00.000Z","ending_time":null}',8,1795742120977);
INSERT INTO kept_responses VALUES(1,'c9637ad9-e786-45b4-bf81-3896ce6d88f4','H1vF1G7QYhXecF6jJZnTCLEIzxkvIOQOXsVXLYLIYQM','{"id":1,"uuid":"daeed8bf-8dfe-4e4f-b8d7-befd5adc42d4","record":1,"note":"直した","version":2,"record_uuid":"59d06c34-8dbf-4476-a3d0-b33d73219d90","beginning_time":"2026-11-26T00:00:00.000Z","ending_time":"2026-11-26T01:30:00.000Z"}',9,1795742120988);
INSERT INTO kept_responses VALUES(1,'c08dab29-8878-4ae1-8aa8-fcb07bfeffde','iNL7KkgsCJ9LUE2HqsxnXKscEyIkgMj8J8nnmaZTgCc','null',10,1795742121035);
INSERT INTO kept_responses VALUES(1,'bd061df5-3c64-420c-b510-450d315e8fbd','-QlOZM5O718D6q0-x4txCRl5b0FtEvEmN8M_T1hGurQ','{"id":3,"name":"旧案件","ip_addr":"127.0.0.1","uuid":"7b549607-e850-4744-b975-82e8d022c51a","version":2,"user":1,"archived":true,"used_at":null}',11,1795742121082);
INSERT INTO kept_responses VALUES(1,'4361262b-9011-4fe9-a2f3-41351e6d64cf','1nrbCP7kHDSwoT_YRt2tu35DLCq8gJMySnmKKaDB_Dw','null',12,1795742121133);
INSERT INTO kept_responses VALUES(1,'e8f288e1-9bab-4391-b3cf-9ae7a52aa11c','FM5OyuDmCMM8EgxnTqpT3f5CkuUDSW7DrC20y4DAU_8','{"letter":"A","version":13}',13,1795742121164);
INSERT INTO kept_responses VALUES(1,'033968fb-9873-4c8b-9993-555f0211e635','480TcKusbkVe0j6LtvQf3YETqqeID_wtp1ApiCb1nrA','{"version":1,"settings":{"name":"山田 太郎","department":"開発","closing":20,"boundary":5,"scheduled":[480,480,480,480,480,0,0],"rest":[7],"breaks":true,"rounding":0,"columns":["begin","end","break","work","content"]}}',14,1795742121176);
INSERT INTO kept_responses VALUES(1,'34536202-c52d-43eb-8830-e638bf77aa51','2N1EESzw6duMnnSCSgVLd4YMJ3gCtEBDNzmCW42Tgp0','{"date":"2026-11-25","mark":"paid","remark":"通院","version":1}',15,1795742121203);
INSERT INTO kept_responses VALUES(1,'0e25edd9-b98b-4685-bc7c-cf4997fc854d','v92hxyVofeJDrY9QWp7TTylrswpGIqM6mhCBEndLxsI','{"date":"2026-11-24","mark":null,"remark":"出張","version":1}',16,1795742121211);
INSERT INTO kept_responses VALUES(1,'ed4bf248-47a3-46cf-be7a-19977f1d09dd','-pACbqqVAJUxxhr3ECeP_3JZa4egy_1QO3hZ585btKk','{"id":1,"added":{"records":1,"entries":2,"lists":0},"span":{"from":"2026-11-02T00:00:00.000Z","to":"2026-11-02T02:30:00.000Z","total_ms":9000000},"existing":{"records":0,"entries":0,"lists":0},"sheet":{"days":0,"settings":false},"wrong":{"count":0,"first":[]},"imported":true}',17,1795742121220);
CREATE TABLE sheet_settings (
  user_id bigint primary key references users (id) on delete cascade,
  document text not null,
  version bigint not null
);
INSERT INTO sheet_settings VALUES(1,'{"name":"山田 太郎","department":"開発","closing":20,"boundary":5,"scheduled":[480,480,480,480,480,0,0],"rest":[7],"breaks":true,"rounding":0,"columns":["begin","end","break","work","content"]}',1);
CREATE TABLE day_notes (
  user_id bigint not null references users (id) on delete cascade,
  date text not null,
  mark text,
  remark text not null,
  version bigint not null,
  constraint day_notes_pkey primary key (user_id, date)
);
INSERT INTO day_notes VALUES(1,'2026-11-25','paid','通院',1);
INSERT INTO day_notes VALUES(1,'2026-11-24',NULL,'出張',1);
CREATE TABLE draw_rooms (
    id text primary key,
    payload text not null,
    ends_at bigint not null,
    last_number integer not null,
    round integer not null,
    lines text not null,
    server_bytes text not null,
    closed_at bigint not null,
    devices text not null,
    reveals text,
    resulted_at bigint not null,
    missed integer not null
  );
CREATE TABLE draw_room_devices (
    room_id text not null references draw_rooms (id) on delete cascade,
    number integer not null,
    token_hash text not null,
    address_hash text not null,
    joined_at bigint not null,
    heard_at bigint not null,
    promised_round integer not null,
    promise text not null,
    revealed_round integer not null,
    bytes text not null,
    constraint draw_room_devices_pkey primary key (room_id, number)
  );
INSERT INTO draw_rooms VALUES('HJ7Ptc1okQiYNkmXbwMPBA','Q1uqA2b9haZWdec8qMQvYYRW8A9BGiwxI4ldQE0vER_Al_C2jJu9YFGgdbOdnw5n0ORQtU-cBH68JG9vnKrdXkzFYlHg5acLlG-tgfc6iG0gLpHqKkyTqArGdwln5Oafv-MwgmSPwnHzqmiatf1fxlhblxxytxARlv9NRTGFmK9JDg_-mGbqRuFsLv_jJwy2dj6OMWZRZQIt8Vr7p2mQFPExUEKNfBO75bLMmOGuWjqL7wvnZtZBP6bvvutFms9WjzweKjE',1795828558035,2,1,'_wGTSEj5nkNq2DUMtzQlKUsrZ4RlNdRxO74JLnM','hgJ8WIcugXbVOBrOoBh6HEZ4Axy1SX8B_YZOWTBZqrY',1795742158035,'[{"number":1,"promise":"vNbsCaSdzdydC1B_qnCJmVjHjXT-zO9V4Jvjca7BTXs"},{"number":2,"promise":"ZW02TbOrtrrzJHLOjNEQg--I0B98HZ4uT_JwIA78wN8"}]','["Zw_n6X3PyrCJpXtLQGS54Yk-rzwJzSAu88N09aK_yjk","zKIyGRxHTYq4CzCdlxopW1eB5y2H30uPU2XeoXF1jGE"]',1795742158350,0);
INSERT INTO draw_room_devices VALUES('HJ7Ptc1okQiYNkmXbwMPBA',1,'JXoy1iNbE9GB7sN_ghrWaFfMIHlvHMOKeG--VcI1Ytc','aqxMTSb2julYMdbrlNsZsESDq2DXdGpFkIJMb-1IO4U',1795742155339,1795742159834,2,'ep55iVkeCnI51BbScveTjgD_FVog7XA4tBWfmqYYZpY',1,'Zw_n6X3PyrCJpXtLQGS54Yk-rzwJzSAu88N09aK_yjk');
INSERT INTO draw_room_devices VALUES('HJ7Ptc1okQiYNkmXbwMPBA',2,'9OcjsR95JIU0_6s3yP5MAl0IO4zN6I7wxi0siyTcAmY','aqxMTSb2julYMdbrlNsZsESDq2DXdGpFkIJMb-1IO4U',1795742157519,1795742159834,2,'2DDARp4JfSxjiNw8mqHih06C5k9NcGUix9eoTZs52vQ',1,'zKIyGRxHTYq4CzCdlxopW1eB5y2H30uPU2XeoXF1jGE');
CREATE TABLE calendar_feeds (
      user_id bigint not null primary key references users (id) on delete cascade,
      token_hash text not null,
      created_at bigint not null
    );
INSERT INTO calendar_feeds VALUES(1,'LgiOeKxwMZEar6Jz6-cvZkyIQ-tlAn4SQ5_Yk07dyuM',1795742121232);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('raffles',3);
INSERT INTO sqlite_sequence VALUES('users',2);
INSERT INTO sqlite_sequence VALUES('account_events',7);
INSERT INTO sqlite_sequence VALUES('work_records',5);
INSERT INTO sqlite_sequence VALUES('time_entries',6);
INSERT INTO sqlite_sequence VALUES('imports',1);
INSERT INTO sqlite_sequence VALUES('passkeys',1);
CREATE INDEX users_deleted_index on users (deleted_at) where deleted_at is not null;
CREATE INDEX refresh_families_user_id_index on refresh_families (user_id);
CREATE INDEX refresh_families_refresh_expires_at_index on refresh_families (refresh_expires_at);
CREATE INDEX sign_in_networks_signed_in_at_index on sign_in_networks (signed_in_at);
CREATE INDEX account_events_user_id_id_index on account_events (user_id, id);
CREATE INDEX account_events_created_at_index on account_events (created_at);
CREATE INDEX passkeys_user_index on passkeys (user_id, id);
CREATE INDEX passkeys_credential_index on passkeys (credential_id);
CREATE INDEX passkey_challenges_expires_at_index on passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_user_index on passkey_challenges (user_id);
CREATE INDEX imports_user_index on imports (user_id);
CREATE UNIQUE INDEX work_records_uuid_index on work_records (user_id, uuid);
CREATE INDEX work_records_deleted_index on work_records (deleted_at) where deleted_at is not null;
CREATE INDEX work_records_import_index on work_records (import_id) where import_id is not null;
CREATE INDEX work_records_list_index on work_records (user_id, deleted_at, id, name, ip_addr, uuid, version, used_at, archived_at);
CREATE INDEX time_entries_record_index on time_entries (record_id, user_id, beginning_time, id);
CREATE INDEX time_entries_timeline_index on time_entries (user_id, beginning_time, id)
  where deleted_at is null;
CREATE INDEX time_entries_long_index on time_entries (user_id, ending_time)
  where deleted_at is null and ending_time - beginning_time > 172800000;
CREATE INDEX time_entries_running_index on time_entries (user_id, beginning_time, id)
  where deleted_at is null and ending_time is null;
CREATE UNIQUE INDEX time_entries_uuid_index on time_entries (user_id, uuid);
CREATE INDEX time_entries_deleted_index on time_entries (deleted_at) where deleted_at is not null;
CREATE INDEX time_entries_user_deleted_index on time_entries (user_id, deleted_at)
  where deleted_at is not null;
CREATE INDEX time_entries_import_index on time_entries (import_id) where import_id is not null;
CREATE INDEX kept_responses_revision_index on kept_responses (user_id, revision);
CREATE INDEX kept_responses_created_at_index on kept_responses (created_at);
CREATE INDEX draw_rooms_ends_at_index on draw_rooms (ends_at);
CREATE INDEX calendar_feeds_token_index on calendar_feeds (token_hash);
COMMIT;
