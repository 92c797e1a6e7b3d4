-- A database as commit 653ec3b left it, after calls of two users, of a third who has deleted the account,
-- and of guests, on 2026-11-20. The password of all is that of the other tests.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('001-tables','2026-11-25T13:47:47.793Z');
INSERT INTO kysely_migration VALUES('002-starting-raffles','2026-11-25T13:47:47.794Z');
INSERT INTO kysely_migration VALUES('003-rate-limits','2026-11-25T13:47:47.795Z');
INSERT INTO kysely_migration VALUES('004-records-from-the-index','2026-11-25T13:47:47.796Z');
INSERT INTO kysely_migration VALUES('005-time-entries','2026-11-25T13:47:47.806Z');
INSERT INTO kysely_migration VALUES('006-sign-in-networks','2026-11-25T13:47:47.807Z');
INSERT INTO kysely_migration VALUES('007-response-times-of-guests','2026-11-25T13:47:47.808Z');
INSERT INTO kysely_migration VALUES('008-imports','2026-11-25T13:47:47.809Z');
INSERT INTO kysely_migration VALUES('009-account','2026-11-25T13:47:47.811Z');
INSERT INTO kysely_migration VALUES('011-kept-responses','2026-11-25T13:47:47.820Z');
INSERT INTO kysely_migration VALUES('012-deleted-accounts','2026-11-25T13:47:47.821Z');
INSERT INTO kysely_migration VALUES('013-passkeys','2026-11-25T13:47:47.822Z');
INSERT INTO kysely_migration VALUES('014-presses-in-order','2026-11-25T13:47:47.823Z');
INSERT INTO kysely_migration VALUES('015-uuids-in-the-list','2026-11-25T13:47:47.824Z');
INSERT INTO kysely_migration VALUES('016-lists','2026-11-25T13:47:47.825Z');
INSERT INTO kysely_migration VALUES('017-timesheets','2026-11-25T13:47:47.826Z');
INSERT INTO kysely_migration VALUES('018-rows-by-user','2026-11-25T13:47:47.827Z');
INSERT INTO kysely_migration VALUES('019-rooms','2026-11-25T13:47:47.828Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE IF NOT EXISTS "users" ("id" integer primary key autoincrement, "username" text not null, "username_key" text not null unique, "password_hash" text not null, "uuid" text not null unique, "created_at" bigint not null, revision bigint not null default 0, unlocked_at bigint, deleted_at bigint);
INSERT INTO users VALUES(1,'taro','taro','$argon2id$v=19$m=19456,t=2,p=1$HALdh2XBoG60NnC5xAjC1A$S3worlSACgWHnZAhRdpQVy7QanZSEf9oIknJkz87ZGo','fc32c543-a396-4e8d-9eb8-ed0ad55c66c3',1795183804000,23,NULL,NULL);
INSERT INTO users VALUES(2,'やまだ花子','やまだ花子','$argon2id$v=19$m=19456,t=2,p=1$FxiGKeg2G6McIW3qTgXDNw$A1JJjQHa/ckaRfOeNgTODysUUTnKM/UHD1edYIBwvik','94de380b-76da-4ff7-ae8e-3a239f4503a1',1795183805500,3,1795614471205,NULL);
INSERT INTO users VALUES(3,'',replace('\n3','\n',char(10)),'','40320950-d6d2-4eeb-ac08-4f5ecb2a1adb',1795183807000,2,NULL,1795188136000);
CREATE TABLE IF NOT EXISTS "refresh_families" ("id" text primary key, "user_id" bigint not null references "users" ("id") on delete cascade, "refresh_jti" text not null, "access_jti" text not null, "issued_at" bigint not null, "access_expires_at" bigint not null, "refresh_expires_at" bigint not null, "previous_refresh_jti" text, "rotated_at" bigint, browser text, system text, ip_addr text, began_at bigint not null default 0, used_at bigint not null default 0, pressed_at bigint not null default 0);
INSERT INTO refresh_families VALUES('987be027-06d2-42f0-92c7-b46d1265bd68',1,'391a80ab-25c0-4705-992f-a95a6f1a2f43','910f3cbf-6abd-4540-889c-16e75cda8992',1795187416,1795273816,1803827416,'bb603730-5a6f-423b-a8d1-234703402d20',1795187416000,'Firefox','Windows','192.0.2.1',1795183808500,1795188040000,1795188040500);
INSERT INTO refresh_families VALUES('36bf6da8-21be-49f9-9019-20264bcedf81',1,'66bfeffe-07d2-419b-a00e-493cc48ac01e','52e23347-0d79-44f6-b7ee-d523f2d5b83d',1795183810,1795270210,1803823810,NULL,NULL,'Safari','iOS','2001:db8::1',1795183810000,1795187417500,0);
INSERT INTO refresh_families VALUES('b8fe0469-f169-4b93-851b-395c904b3754',1,'76a526d0-62bb-4f58-8dbd-00d6c019b169','01837eb6-1599-4472-8b63-3448b04c3a93',1795188064,1795274464,1803828064,NULL,NULL,'Safari','iOS','2001:db8::1',1795188064000,1795188064000,0);
INSERT INTO refresh_families VALUES('b53f3918-f4a4-44ed-8c39-2c2e3b0ce2dd',2,'18b00753-4bf8-41c9-90e2-c507456dec0c','791a3d35-ea4f-4190-91e0-e603da5aba45',1795188065,1795274465,1803828065,NULL,NULL,'Firefox','Windows','192.0.2.9',1795188065500,1795188065500,0);
CREATE TABLE IF NOT EXISTS "raffles" ("id" integer primary key autoincrement, "title" text not null unique);
INSERT INTO raffles VALUES(1,'昼食');
INSERT INTO raffles VALUES(3,'くじ');
INSERT INTO raffles VALUES(4,'席替え');
CREATE TABLE IF NOT EXISTS "raffle_items" ("raffle_id" bigint not null references "raffles" ("id") on delete cascade, "position" integer not null, "title" text not null, constraint "raffle_items_pkey" primary key ("raffle_id", "position"));
INSERT INTO raffle_items VALUES(1,1,'蕎麦');
INSERT INTO raffle_items VALUES(1,2,'カレーライス');
INSERT INTO raffle_items VALUES(1,3,'海鮮丼');
INSERT INTO raffle_items VALUES(1,4,'味噌ラーメン');
INSERT INTO raffle_items VALUES(1,5,'鯖の塩焼き定食');
INSERT INTO raffle_items VALUES(1,6,'親子丼');
INSERT INTO raffle_items VALUES(1,7,'ナポリタン');
INSERT INTO raffle_items VALUES(1,8,'おにぎりと豚汁');
INSERT INTO raffle_items VALUES(4,1,'窓側');
INSERT INTO raffle_items VALUES(4,2,'廊下側');
INSERT INTO raffle_items VALUES(3,1,'当たり');
INSERT INTO raffle_items VALUES(3,2,'はずれ');
CREATE TABLE IF NOT EXISTS "response_times" ("id" integer primary key autoincrement, "ip_addr" text not null, "user_id" bigint references "users" ("id") on delete cascade, "last_request_at" bigint, "last_response_at" bigint, "response_time" double precision, "created_at" bigint not null);
INSERT INTO response_times VALUES(1,'192.0.2.1',1,NULL,NULL,NULL,1795183814500);
CREATE TABLE IF NOT EXISTS "work_records" (
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
       deleted_at bigint, import_id bigint references imports (id),
       constraint work_records_owner unique (id, user_id)
     );
INSERT INTO work_records VALUES(1,1,'設計','192.0.2.1',1795187419000,'f5521122-0cb7-4e2e-b144-7424c90e3c92',1,4,1795188040500,NULL,NULL,NULL);
INSERT INTO work_records VALUES(2,1,'会議 🗓️','192.0.2.1',1795187420500,'9360816f-5032-4db1-842b-1e6ad27b1149',1,1,1795188035000,NULL,NULL,NULL);
INSERT INTO work_records VALUES(3,1,'旧案件','192.0.2.1',1795187422000,'c126d80a-bc33-4e59-b135-ed7074d1d13d',2,1,1794899432500,1795187434000,NULL,NULL);
INSERT INTO work_records VALUES(4,1,'O''Brien; -- "引用"','192.0.2.1',1795187423500,'5bd08932-26ee-48cb-aed8-b87a38ca7e86',2,1,1795151435500,NULL,1795187437000,NULL);
INSERT INTO work_records VALUES(5,1,'案件','192.0.2.1',1795188052000,'209545f5-54a6-48fd-802f-4e6cc761aeab',1,2,1793581200000,NULL,NULL,NULL);
INSERT INTO work_records VALUES(6,1,'途中','192.0.2.1',1795188056500,'f0000000-0000-4000-8000-000000000001',1,1,1795184456500,NULL,0,2);
INSERT INTO work_records VALUES(7,2,'設計','192.0.2.9',1795188067000,'334f133d-2898-4aba-9fc1-6397e17323e4',1,1,1795188068500,NULL,NULL,NULL);
INSERT INTO work_records VALUES(8,3,'退会','192.0.2.1',1795188133000,'57c23799-3006-44c5-af23-644cecdc18ca',1,1,1795188134500,NULL,0,NULL);
CREATE TABLE IF NOT EXISTS "time_entries" (
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
       deleted_at bigint, import_id bigint references imports (id),
       constraint time_entries_owner foreign key (record_id, user_id)
         references "work_records" (id, user_id) on delete cascade,
       constraint time_entries_order check (ending_time > beginning_time)
     );
INSERT INTO time_entries VALUES(1,1,1,1795169425000,1795176625000,'下書き 「"''',1,'a2fd4902-d651-4b29-9088-7a2260b2892c',NULL,NULL);
INSERT INTO time_entries VALUES(2,1,1,1795176626500,1795182028000,'直した',2,'0db4abc7-7258-40e2-a665-c285652b1c1f',NULL,NULL);
INSERT INTO time_entries VALUES(3,1,1,1795115429500,1795119029500,'消した',2,'06ad4805-d51b-48b8-84ae-6eb79974a73e',1795187431000,NULL);
INSERT INTO time_entries VALUES(4,3,1,1794899432500,1795115432500,'48時間より長い',1,'cf73199e-d911-4976-ace4-a8214edee3bc',NULL,NULL);
INSERT INTO time_entries VALUES(5,4,1,1795151435500,1795155035500,'',1,'e0dee13e-acaa-4fc8-9610-705b69540ab9',NULL,NULL);
INSERT INTO time_entries VALUES(6,1,1,1795187438500,1795188035000,'',2,'d854c6c8-9eb5-4922-8a9a-2fe3c5079d98',NULL,NULL);
INSERT INTO time_entries VALUES(7,2,1,1795188035000,NULL,'',1,'339f8105-b186-4dcc-b87d-d53761fa19a5',NULL,NULL);
INSERT INTO time_entries VALUES(8,1,1,1795188040500,NULL,'',1,'227fe96e-c4d3-4d2c-b747-c2bd42c428f1',NULL,NULL);
INSERT INTO time_entries VALUES(9,5,1,1793577600000,1793581200000,'作業 1, 続き',1,'d2885d64-4e54-41a4-96fd-8d88e2d9728d',NULL,1);
INSERT INTO time_entries VALUES(10,5,1,1793581200000,1793586600000,'',1,'3967db45-6a12-4993-86cf-dc157bc2ee1f',NULL,1);
INSERT INTO time_entries VALUES(11,6,1,1795184456500,1795186256500,'',1,'f0000000-0000-4000-8000-000000000002',NULL,2);
INSERT INTO time_entries VALUES(12,7,2,1795188068500,1795188130000,'',2,'dc242962-545a-4ab5-bd9d-3f17eb28d5c4',NULL,NULL);
INSERT INTO time_entries VALUES(13,8,3,1795188134500,NULL,'',1,'d50afc13-5bdd-4a5b-ae5a-d05999540b9f',NULL,NULL);
CREATE TABLE IF NOT EXISTS "sign_in_networks" ("user_id" bigint not null references "users" ("id") on delete cascade, "network" text not null, "signed_in_at" bigint not null, constraint "sign_in_networks_pkey" primary key ("user_id", "network"));
INSERT INTO sign_in_networks VALUES(1,'192.0.2.1',1795183808500);
INSERT INTO sign_in_networks VALUES(1,'2001:db8::',1795188064000);
INSERT INTO sign_in_networks VALUES(1,'198.51.100.4',1795183811500);
INSERT INTO sign_in_networks VALUES(2,'192.0.2.9',1795188065500);
INSERT INTO sign_in_networks VALUES(3,'192.0.2.1',1795188131500);
CREATE TABLE IF NOT EXISTS "imports" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id") on delete cascade, "expires_at" bigint);
INSERT INTO imports VALUES(1,1,NULL);
INSERT INTO imports VALUES(2,1,1795188356500);
CREATE TABLE IF NOT EXISTS "account_events" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id") on delete cascade, "kind" text not null, "created_at" bigint not null, "browser" text, "system" text, "ip_addr" text);
INSERT INTO account_events VALUES(1,1,'signed_in',1795183808500,'Firefox','Windows','192.0.2.1');
INSERT INTO account_events VALUES(2,1,'signed_in',1795183810000,'Safari','iOS','2001:db8::1');
INSERT INTO account_events VALUES(3,1,'signed_in',1795183811500,'Firefox','Windows','198.51.100.4');
INSERT INTO account_events VALUES(4,1,'signed_out',1795183813000,'Firefox','Windows','198.51.100.4');
INSERT INTO account_events VALUES(5,1,'imported',1795188052000,'Firefox','Windows','192.0.2.1');
INSERT INTO account_events VALUES(6,1,'exported',1795188055000,'Firefox','Windows','192.0.2.1');
INSERT INTO account_events VALUES(7,1,'passkey_added',1795188058000,'Firefox','Windows','192.0.2.1');
INSERT INTO account_events VALUES(8,1,'signed_in',1795188064000,'Safari','iOS','2001:db8::1');
INSERT INTO account_events VALUES(9,2,'signed_in',1795188065500,'Firefox','Windows','192.0.2.9');
INSERT INTO account_events VALUES(10,3,'signed_in',1795188131500,'Firefox','Windows','192.0.2.1');
CREATE TABLE IF NOT EXISTS "kept_responses" ("user_id" bigint not null references "users" ("id") on delete cascade, "key" text not null, "request_hash" text not null, "body" text not null, "revision" bigint not null, "created_at" bigint not null, constraint "kept_responses_pkey" primary key ("user_id", "key"));
INSERT INTO kept_responses VALUES(1,'press-00000001','AJAdiNRvvYbtI0uJIPY8C_7n4_znAfa1Pf8_ZAMBaac','null',9,1795187431000);
INSERT INTO kept_responses VALUES(1,'press-00000002','ZCMlMeTh9mGAZriUn8TuCaQZhrRyz-MTMTypQde0J1Q','{"started":{"id":6,"uuid":"d854c6c8-9eb5-4922-8a9a-2fe3c5079d98","record":1,"note":"","version":1,"record_uuid":"f5521122-0cb7-4e2e-b144-7424c90e3c92","beginning_time":"2026-11-20T15:10:38.500Z","ending_time":null},"ended":[],"created":null}',14,1795187438500);
INSERT INTO kept_responses VALUES(1,'press-00000003','Yj0u--M5offEu6TSN2wWHWsobHm74Jz5pPLJGXh9DDI','{"started":{"id":7,"uuid":"339f8105-b186-4dcc-b87d-d53761fa19a5","record":2,"note":"","version":1,"record_uuid":"9360816f-5032-4db1-842b-1e6ad27b1149","beginning_time":"2026-11-20T15:20:35.000Z","ending_time":null},"ended":[{"id":6,"uuid":"d854c6c8-9eb5-4922-8a9a-2fe3c5079d98","record":1,"note":"","version":2,"record_uuid":"f5521122-0cb7-4e2e-b144-7424c90e3c92","beginning_time":"2026-11-20T15:10:38.500Z","ending_time":"2026-11-20T15:20:35.000Z"}],"created":null}',15,1795188040000);
INSERT INTO kept_responses VALUES(1,'press-00000004','2FsOZB3KCvI74L-auH8P5O0JNStWCFX59jstMfch9GA','{"id":8,"uuid":"227fe96e-c4d3-4d2c-b747-c2bd42c428f1","record":1,"note":"","version":1,"record_uuid":"f5521122-0cb7-4e2e-b144-7424c90e3c92","beginning_time":"2026-11-20T15:20:40.500Z","ending_time":null}',16,1795188041500);
CREATE TABLE IF NOT EXISTS "passkey_challenges" ("challenge" text primary key, "user_id" bigint references "users" ("id") on delete cascade, "expires_at" bigint not null);
INSERT INTO passkey_challenges VALUES('ZgbZw6xEbQgfP8bNGnEef_xPGqaFuAZD17CvpibPWuw',1,1795188359500);
INSERT INTO passkey_challenges VALUES('fxD1PvzgIUn3gOxkBXfCyzJD0jVKP0uhNAYYJTihTlo',NULL,1795188361000);
CREATE TABLE IF NOT EXISTS "own_lists" ("user_id" bigint not null references "users" ("id") on delete cascade, "letter" text not null, "title" text not null, "items" text not null, "drawn" text not null, "version" bigint not null, constraint "own_lists_pkey" primary key ("user_id", "letter"));
INSERT INTO own_lists VALUES(1,'A','3年2組',replace('佐藤\n鈴木\n高橋','\n',char(10)),'[2]',21);
INSERT INTO own_lists VALUES(1,'C','','','[]',22);
CREATE TABLE IF NOT EXISTS "sheet_settings" ("user_id" bigint primary key references "users" ("id") on delete cascade, "document" text not null, "version" bigint not null);
INSERT INTO sheet_settings VALUES(1,'{"name":"山田 太郎","department":"","closing":20,"boundary":0,"scheduled":[480,480,480,480,480,0,0],"rest":[7],"breaks":true,"rounding":0,"columns":["begin","end","break","work","content"]}',1);
CREATE TABLE IF NOT EXISTS "day_notes" ("user_id" bigint not null references "users" ("id") on delete cascade, "date" text not null, "mark" text, "remark" text not null, "version" bigint not null, constraint "day_notes_pkey" primary key ("user_id", "date"));
INSERT INTO day_notes VALUES(1,'2026-11-18','paid','通院',1);
INSERT INTO day_notes VALUES(1,'2026-11-19',NULL,'',2);
CREATE TABLE usernames (username_key text primary key, user_id bigint not null);
INSERT INTO usernames VALUES('taro',1);
INSERT INTO usernames VALUES('やまだ花子',2);
CREATE TABLE guest_response_times (
       id integer primary key autoincrement,
       ip_addr text not null,
       last_request_at bigint,
       last_response_at bigint,
       response_time double precision,
       created_at bigint not null
       
     );
INSERT INTO guest_response_times VALUES(1,'203.0.113.7',NULL,NULL,NULL,1795183801000);
INSERT INTO guest_response_times VALUES(2,'203.0.113.7',1795183801600,1795183801700,12.5,1795183802500);
CREATE TABLE IF NOT EXISTS "passkeys" (
     id integer primary key autoincrement,
     user_id bigint not null references users (id) on delete cascade,
     credential_id text not null,
     public_key text not null,
     counter bigint not null,
     rp_id text not null,
     transports text not null,
     name text,
     browser text,
     system text,
     created_at bigint not null,
     used_at bigint,
     constraint passkeys_credential unique (user_id, credential_id)
   );
INSERT INTO passkeys VALUES(1,1,'i71i3xWjXs6AEJ3eW59toQ','pQECAyYgASFYID2VOpGGijN-MTG2LREdRebA-MUtkf_-YUMoNPstrBuyIlggCe3SmMSo3PYFwb5bdUUhTLkGWzGUqniHh4R4DHXG_bw',0,'localhost','internal,hybrid','Google Password Manager','Firefox','Windows',1795188058000,1795188064000);
CREATE TABLE IF NOT EXISTS "draw_rooms" ("id" text primary key, "secret_hash" text not null, "payload" text not null, "created_at" bigint not null, "last_sequence" bigint not null, "last_at" bigint not null, "ends_at" bigint not null, "size" bigint not null);
INSERT INTO draw_rooms VALUES('Y6uKpteEMyKXW66MXuKc0w','a9c6QttYswlxCqOCimUWfmaY_H7Ha3PPYjqUfGgvh8E','bGlzdA',1795188137500,2,1795188137500,1795274537500,29);
CREATE TABLE IF NOT EXISTS "draw_room_events" ("room_id" text not null references "draw_rooms" ("id") on delete cascade, "sequence" bigint not null, "sender" text not null, "message" text not null, "time" bigint not null, constraint "draw_room_events_pkey" primary key ("room_id", "sequence"));
INSERT INTO draw_room_events VALUES('Y6uKpteEMyKXW66MXuKc0w',1,'host','aGVsbG8',1795188137500);
INSERT INTO draw_room_events VALUES('Y6uKpteEMyKXW66MXuKc0w',2,'viewer','Y29udHJpYnV0aW9u',1795188137500);
CREATE TABLE IF NOT EXISTS "draw_room_viewers" ("room_id" text not null references "draw_rooms" ("id") on delete cascade, "process" text not null, "viewers" text not null, "seen_at" bigint not null, constraint "draw_room_viewers_pkey" primary key ("room_id", "process"));
INSERT INTO draw_room_viewers VALUES('Y6uKpteEMyKXW66MXuKc0w','52cdf203-2774-437b-a893-a0c215f3b57a','["vvvvvvvvvvvvvvvvvvvvvv"]',1795188137500);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('raffles',4);
INSERT INTO sqlite_sequence VALUES('guest_response_times',2);
INSERT INTO sqlite_sequence VALUES('users',3);
INSERT INTO sqlite_sequence VALUES('account_events',10);
INSERT INTO sqlite_sequence VALUES('response_times',1);
INSERT INTO sqlite_sequence VALUES('work_records',8);
INSERT INTO sqlite_sequence VALUES('time_entries',13);
INSERT INTO sqlite_sequence VALUES('imports',2);
INSERT INTO sqlite_sequence VALUES('passkeys',1);
CREATE INDEX "refresh_families_user_id_index" on "refresh_families" ("user_id");
CREATE INDEX "refresh_families_refresh_expires_at_index" on "refresh_families" ("refresh_expires_at");
CREATE INDEX "response_times_created_at_index" on "response_times" ("created_at");
CREATE UNIQUE INDEX work_records_uuid_index on work_records (user_id, uuid);
CREATE INDEX work_records_deleted_index on work_records (deleted_at)
       where deleted_at is not null;
CREATE INDEX time_entries_record_index on time_entries
       (record_id, user_id, beginning_time, id);
CREATE INDEX time_entries_timeline_index on time_entries (user_id, beginning_time, id)
       where deleted_at is null;
CREATE INDEX time_entries_long_index on time_entries (user_id, ending_time)
       where deleted_at is null and ending_time - beginning_time > 172800000;
CREATE INDEX time_entries_running_index on time_entries (user_id, beginning_time, id)
       where deleted_at is null and ending_time is null;
CREATE UNIQUE INDEX time_entries_uuid_index on time_entries (user_id, uuid);
CREATE INDEX time_entries_deleted_index on time_entries (deleted_at)
       where deleted_at is not null;
CREATE INDEX time_entries_user_deleted_index on time_entries (user_id, deleted_at)
       where deleted_at is not null;
CREATE INDEX "sign_in_networks_signed_in_at_index" on "sign_in_networks" ("signed_in_at");
CREATE INDEX "response_times_users_index" on "response_times" ("user_id") where "user_id" is not null;
CREATE INDEX imports_user_index on imports (user_id);
CREATE INDEX imports_unpublished_index on imports (expires_at)
    where expires_at is not null;
CREATE INDEX "work_records_import_index" on "work_records" (import_id)
      where import_id is not null;
CREATE INDEX "time_entries_import_index" on "time_entries" (import_id)
      where import_id is not null;
CREATE INDEX "account_events_user_id_id_index" on "account_events" ("user_id", "id");
CREATE INDEX "account_events_created_at_index" on "account_events" ("created_at");
CREATE INDEX "kept_responses_revision_index" on "kept_responses" ("user_id", "revision");
CREATE INDEX "kept_responses_created_at_index" on "kept_responses" ("created_at");
CREATE INDEX users_deleted_index on users (deleted_at) where deleted_at is not null;
CREATE INDEX passkey_challenges_expires_at_index on passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_user_index on passkey_challenges (user_id);
CREATE INDEX work_records_list_index on work_records (user_id, deleted_at, id, name, ip_addr, uuid, version, used_at, archived_at);
CREATE INDEX guest_response_times_address_index on guest_response_times (ip_addr, id);
CREATE INDEX guest_response_times_created_at_index on guest_response_times (created_at);
CREATE INDEX passkeys_user_index on passkeys (user_id, id);
CREATE INDEX passkeys_credential_index on passkeys (credential_id);
CREATE INDEX "draw_rooms_ends_at_index" on "draw_rooms" ("ends_at");
COMMIT;
