-- A database as version 1.0.0 left it: that of 653ec3b, upgraded, with the address of a calendar. The password of
-- all is that of the other tests.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account_events (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    created_at bigint NOT NULL,
    browser text,
    system text,
    ip_addr text
);
ALTER TABLE public.account_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.calendar_feeds (
    user_id bigint NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.day_notes (
    user_id bigint NOT NULL,
    date text NOT NULL,
    mark text,
    remark text NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.draw_room_devices (
    room_id text NOT NULL,
    number integer NOT NULL,
    token_hash text NOT NULL,
    address_hash text NOT NULL,
    joined_at bigint NOT NULL,
    heard_at bigint NOT NULL,
    promised_round integer NOT NULL,
    promise text NOT NULL,
    revealed_round integer NOT NULL,
    bytes text NOT NULL
);
CREATE TABLE public.draw_rooms (
    id text NOT NULL,
    payload text NOT NULL,
    ends_at bigint NOT NULL,
    last_number integer NOT NULL,
    round integer NOT NULL,
    lines text NOT NULL,
    server_bytes text NOT NULL,
    closed_at bigint NOT NULL,
    devices text NOT NULL,
    reveals text,
    resulted_at bigint NOT NULL,
    missed integer NOT NULL
);
CREATE TABLE public.imports (
    id bigint NOT NULL,
    user_id bigint NOT NULL
);
ALTER TABLE public.imports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.imports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.kept_responses (
    user_id bigint NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    body text NOT NULL,
    revision bigint NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.own_lists (
    user_id bigint NOT NULL,
    letter text NOT NULL,
    title text NOT NULL,
    items text NOT NULL,
    drawn text NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.passkey_challenges (
    challenge text NOT NULL,
    user_id bigint,
    expires_at bigint NOT NULL
);
CREATE TABLE public.passkeys (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    rp_id text NOT NULL,
    transports text NOT NULL,
    name text,
    browser text,
    system text,
    created_at bigint NOT NULL,
    used_at bigint
);
ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.raffle_items (
    raffle_id bigint NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL
);
CREATE TABLE public.raffles (
    id bigint NOT NULL,
    title text NOT NULL
);
ALTER TABLE public.raffles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.raffles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE UNLOGGED TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.refresh_families (
    id text NOT NULL,
    user_id bigint NOT NULL,
    refresh_jti text NOT NULL,
    access_jti text NOT NULL,
    issued_at bigint NOT NULL,
    access_expires_at bigint NOT NULL,
    refresh_expires_at bigint NOT NULL,
    previous_refresh_jti text,
    rotated_at bigint,
    browser text,
    system text,
    ip_addr text,
    began_at bigint DEFAULT 0 NOT NULL,
    used_at bigint DEFAULT 0 NOT NULL,
    first_used_at bigint
);
CREATE TABLE public.sheet_settings (
    user_id bigint NOT NULL,
    document text NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.sign_in_networks (
    user_id bigint NOT NULL,
    network text NOT NULL,
    signed_in_at bigint NOT NULL
);
CREATE TABLE public.time_entries (
    id bigint NOT NULL,
    record_id bigint NOT NULL,
    beginning_time bigint NOT NULL,
    ending_time bigint,
    user_id bigint NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    uuid text DEFAULT (gen_random_uuid())::text NOT NULL,
    deleted_at bigint,
    import_id bigint,
    CONSTRAINT time_entries_order CHECK ((ending_time > beginning_time))
);
ALTER TABLE public.time_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.time_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.usernames (
    username_key text NOT NULL,
    user_id bigint NOT NULL
);
CREATE TABLE public.users (
    id bigint NOT NULL,
    username text NOT NULL,
    username_key text NOT NULL,
    password_hash text NOT NULL,
    uuid text NOT NULL,
    created_at bigint NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    unlocked_at bigint,
    deleted_at bigint
);
ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.work_records (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    ip_addr text NOT NULL,
    created_at bigint NOT NULL,
    uuid text DEFAULT (gen_random_uuid())::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    entry_count integer DEFAULT 0 NOT NULL,
    used_at bigint,
    archived_at bigint,
    deleted_at bigint,
    import_id bigint
);
ALTER TABLE public.work_records ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.work_records_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (1, 1, 'signed_in', 1795183808500, 'Firefox', 'Windows', '192.0.2.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (2, 1, 'signed_in', 1795183810000, 'Safari', 'iOS', '2001:db8::1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (3, 1, 'signed_in', 1795183811500, 'Firefox', 'Windows', '198.51.100.4');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (4, 1, 'signed_out', 1795183813000, 'Firefox', 'Windows', '198.51.100.4');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (5, 1, 'imported', 1795188052000, 'Firefox', 'Windows', '192.0.2.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (6, 1, 'exported', 1795188055000, 'Firefox', 'Windows', '192.0.2.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (7, 1, 'passkey_added', 1795188058000, 'Firefox', 'Windows', '192.0.2.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (8, 1, 'signed_in', 1795188064000, 'Safari', 'iOS', '2001:db8::1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (9, 2, 'signed_in', 1795188065500, 'Firefox', 'Windows', '192.0.2.9');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (10, 3, 'signed_in', 1795188131500, 'Firefox', 'Windows', '192.0.2.1');
INSERT INTO public.calendar_feeds VALUES (1, '5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e', 1795188137000);
INSERT INTO public.day_notes VALUES (1, '2026-11-18', 'paid', '通院', 1);
INSERT INTO public.day_notes VALUES (1, '2026-11-19', NULL, '', 2);
INSERT INTO public.imports OVERRIDING SYSTEM VALUE VALUES (1, 1);
INSERT INTO public.kept_responses VALUES (1, 'press-00000001', 'AJAdiNRvvYbtI0uJIPY8C_7n4_znAfa1Pf8_ZAMBaac', 'null', 9, 1795187431000);
INSERT INTO public.kept_responses VALUES (1, 'press-00000002', 'ZCMlMeTh9mGAZriUn8TuCaQZhrRyz-MTMTypQde0J1Q', '{"started":{"id":6,"uuid":"aa52af8f-9cf2-445f-9011-dfb4c6a8dd56","record":1,"note":"","version":1,"record_uuid":"94ee2405-a4b3-4f0f-9a6a-f2e42cc67208","beginning_time":"2026-11-20T15:10:38.500Z","ending_time":null},"ended":[],"created":null}', 14, 1795187438500);
INSERT INTO public.kept_responses VALUES (1, 'press-00000003', 'Yj0u--M5offEu6TSN2wWHWsobHm74Jz5pPLJGXh9DDI', '{"started":{"id":7,"uuid":"095c0e1d-9a04-46f2-9401-96311fc9497f","record":2,"note":"","version":1,"record_uuid":"7eaca86f-8aff-4b49-9ef6-c1c5e4e3f0ec","beginning_time":"2026-11-20T15:20:35.000Z","ending_time":null},"ended":[{"id":6,"uuid":"aa52af8f-9cf2-445f-9011-dfb4c6a8dd56","record":1,"note":"","version":2,"record_uuid":"94ee2405-a4b3-4f0f-9a6a-f2e42cc67208","beginning_time":"2026-11-20T15:10:38.500Z","ending_time":"2026-11-20T15:20:35.000Z"}],"created":null}', 15, 1795188040000);
INSERT INTO public.kept_responses VALUES (1, 'press-00000004', '2FsOZB3KCvI74L-auH8P5O0JNStWCFX59jstMfch9GA', '{"id":8,"uuid":"0463a071-58ca-4cc2-8672-e9d4affac3c9","record":1,"note":"","version":1,"record_uuid":"94ee2405-a4b3-4f0f-9a6a-f2e42cc67208","beginning_time":"2026-11-20T15:20:40.500Z","ending_time":null}', 16, 1795188041500);
INSERT INTO public.kysely_migration VALUES ('001-beginning', '2026-11-25T13:47:25.229Z');
INSERT INTO public.kysely_migration VALUES ('002-first-use-of-a-pair', '2026-11-26T06:06:41.431Z');
INSERT INTO public.kysely_migration VALUES ('003-presses-with-their-time', '2026-11-26T06:06:41.440Z');
INSERT INTO public.kysely_migration VALUES ('004-rooms-led-by-the-server', '2026-11-26T06:06:41.468Z');
INSERT INTO public.kysely_migration VALUES ('005-imports-at-once', '2026-11-26T06:06:41.484Z');
INSERT INTO public.kysely_migration VALUES ('006-calendar-feeds', '2026-11-26T06:06:41.491Z');
INSERT INTO public.kysely_migration VALUES ('007-no-response-times', '2026-11-26T06:06:41.497Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.own_lists VALUES (1, 'A', '3年2組', '佐藤
鈴木
高橋', '[2]', 21);
INSERT INTO public.own_lists VALUES (1, 'C', '', '', '[]', 22);
INSERT INTO public.passkey_challenges VALUES ('R6m-uiYkfuNnBjm1N65ChKk2vftctngIlKBAyC3AXq0', 1, 1795188359500);
INSERT INTO public.passkey_challenges VALUES ('ig7fKeYCUiZS13cgAvlSWiAiNAWgvvP-RphkemzGt_M', NULL, 1795188361000);
INSERT INTO public.passkeys OVERRIDING SYSTEM VALUE VALUES (1, 1, 'ydRo-ipXqavwPla2CUzBrA', 'pQECAyYgASFYIEd7OcMT6wwwaLJnA5Xf_UsDrq2e0-44zvmxmKRXx4xJIlggmJfPD9Jo6H15gD3wc8OhupL8_trbPAuY_BbjUqZbS2g', 0, 'localhost', 'internal,hybrid', 'Google Password Manager', 'Firefox', 'Windows', 1795188058000, 1795188064000);
INSERT INTO public.raffle_items VALUES (1, 1, '蕎麦');
INSERT INTO public.raffle_items VALUES (1, 2, 'カレーライス');
INSERT INTO public.raffle_items VALUES (1, 3, '海鮮丼');
INSERT INTO public.raffle_items VALUES (1, 4, '味噌ラーメン');
INSERT INTO public.raffle_items VALUES (1, 5, '鯖の塩焼き定食');
INSERT INTO public.raffle_items VALUES (1, 6, '親子丼');
INSERT INTO public.raffle_items VALUES (1, 7, 'ナポリタン');
INSERT INTO public.raffle_items VALUES (1, 8, 'おにぎりと豚汁');
INSERT INTO public.raffle_items VALUES (4, 1, '窓側');
INSERT INTO public.raffle_items VALUES (4, 2, '廊下側');
INSERT INTO public.raffle_items VALUES (3, 1, '当たり');
INSERT INTO public.raffle_items VALUES (3, 2, 'はずれ');
INSERT INTO public.raffles OVERRIDING SYSTEM VALUE VALUES (1, '昼食');
INSERT INTO public.raffles OVERRIDING SYSTEM VALUE VALUES (3, 'くじ');
INSERT INTO public.raffles OVERRIDING SYSTEM VALUE VALUES (4, '席替え');
INSERT INTO public.rate_limits VALUES ('responseTime/60:203.0.113.7', 2, 1795614506121);
INSERT INTO public.rate_limits VALUES ('signUp/3600:192.0.2.1', 3, 1795618046186);
INSERT INTO public.rate_limits VALUES ('signIn/10:198.51.100.4', 1, 1795614456511);
INSERT INTO public.rate_limits VALUES ('signIn/300:198.51.100.4', 1, 1795614746512);
INSERT INTO public.rate_limits VALUES ('responseTime/60:192.0.2.1', 1, 1795614506611);
INSERT INTO public.rate_limits VALUES ('refresh/10:192.0.2.1', 1, 1795614456615);
INSERT INTO public.rate_limits VALUES ('refresh/300:192.0.2.1', 1, 1795614746616);
INSERT INTO public.rate_limits VALUES ('api/10:2001:db8::', 1, 1795614456621);
INSERT INTO public.rate_limits VALUES ('transfer/300:192.0.2.1', 2, 1795614747073);
INSERT INTO public.rate_limits VALUES ('signIn/10:2001:db8::', 2, 1795614456474);
INSERT INTO public.rate_limits VALUES ('signIn/300:2001:db8::', 2, 1795614746475);
INSERT INTO public.rate_limits VALUES ('signIn/10:192.0.2.9', 1, 1795614457339);
INSERT INTO public.rate_limits VALUES ('signIn/300:192.0.2.9', 1, 1795614747339);
INSERT INTO public.rate_limits VALUES ('api/10:192.0.2.9', 3, 1795614457389);
INSERT INTO public.rate_limits VALUES ('signIn/10:127.0.0.1', 1, 1795614457446);
INSERT INTO public.rate_limits VALUES ('signIn/300:127.0.0.1', 1, 1795614747447);
INSERT INTO public.rate_limits VALUES ('wrong:やまだ花子', 1, 1795700847479);
INSERT INTO public.rate_limits VALUES ('api/10:192.0.2.1', 26, 1795614456596);
INSERT INTO public.rate_limits VALUES ('signIn/10:192.0.2.1', 8, 1795614456351);
INSERT INTO public.rate_limits VALUES ('signIn/300:192.0.2.1', 8, 1795614746355);
INSERT INTO public.rate_limits VALUES ('room/3600:127.0.0.1', 1, 1795618047912);
INSERT INTO public.rate_limits VALUES ('roomEvent/10:127.0.0.1', 2, 1795614457964);
INSERT INTO public.rate_limits VALUES ('roomEvent/3600:127.0.0.1', 106, 1795618047967);
INSERT INTO public.rate_limits VALUES ('roomRead/10:127.0.0.1', 1, 1795614458052);
INSERT INTO public.refresh_families VALUES ('6d54abb1-8dc4-4a2a-b227-cc872206da46', 1, '4f839f68-6cd0-4150-b92a-c937abf897ff', 'bc0f59c9-478e-430f-9150-2c7271344622', 1795183810, 1795270210, 1803823810, NULL, NULL, 'Safari', 'iOS', '2001:db8::1', 1795183810000, 1795187417500, NULL);
INSERT INTO public.refresh_families VALUES ('f064d031-2784-49a4-ad2a-e69f4738f4f3', 1, 'e62692dd-dd28-426b-8899-43b61dc63ed1', 'f4aed7ca-74bc-4224-959d-07ef01521f9b', 1795187416, 1795273816, 1803827416, '4bbfdc7e-f2c5-492b-a322-ceaf9e57f898', 1795187416000, 'Firefox', 'Windows', '192.0.2.1', 1795183808500, 1795188040000, 1795187416000);
INSERT INTO public.refresh_families VALUES ('50c44f04-1d06-4455-8dc0-a1f0d2cfd6a3', 1, 'ea1ac690-ad9c-4f15-a412-d6c9d89cfcbc', '4eb289b7-16e2-4130-9d4e-76e1df1a2572', 1795188064, 1795274464, 1803828064, NULL, NULL, 'Safari', 'iOS', '2001:db8::1', 1795188064000, 1795188064000, NULL);
INSERT INTO public.refresh_families VALUES ('a7117dea-6f2d-47a7-962d-fc4522554edf', 2, '7e3692b3-ce81-44cc-a5d1-dffe40d55409', '8399c09f-1f6e-4d79-a3af-b47f637b7358', 1795188065, 1795274465, 1803828065, NULL, NULL, 'Firefox', 'Windows', '192.0.2.9', 1795188065500, 1795188065500, NULL);
INSERT INTO public.sheet_settings VALUES (1, '{"name":"山田 太郎","department":"","closing":20,"boundary":0,"scheduled":[480,480,480,480,480,0,0],"rest":[7],"breaks":true,"rounding":0,"columns":["begin","end","break","work","content"]}', 1);
INSERT INTO public.sign_in_networks VALUES (1, '192.0.2.1', 1795183808500);
INSERT INTO public.sign_in_networks VALUES (1, '198.51.100.4', 1795183811500);
INSERT INTO public.sign_in_networks VALUES (1, '2001:db8::', 1795188064000);
INSERT INTO public.sign_in_networks VALUES (2, '192.0.2.9', 1795188065500);
INSERT INTO public.sign_in_networks VALUES (3, '192.0.2.1', 1795188131500);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (1, 1, 1795169425000, 1795176625000, 1, '下書き 「"''', 1, '5abd567c-b6fd-47c8-8d87-7f509846fbf7', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (2, 1, 1795176626500, 1795182028000, 1, '直した', 2, '41e20332-2cad-45a6-b7a1-2bbbdc4b6ee0', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (3, 1, 1795115429500, 1795119029500, 1, '消した', 2, 'b333165e-7bfa-46ce-a404-a73cf7ae9708', 1795187431000, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (4, 3, 1794899432500, 1795115432500, 1, '48時間より長い', 1, '961b1930-ebb5-4f2b-948a-f3bc9d91050e', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (5, 4, 1795151435500, 1795155035500, 1, '', 1, 'c57182ca-88a6-41fe-9786-e7269cc88d4b', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (6, 1, 1795187438500, 1795188035000, 1, '', 2, 'aa52af8f-9cf2-445f-9011-dfb4c6a8dd56', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (7, 2, 1795188035000, NULL, 1, '', 1, '095c0e1d-9a04-46f2-9401-96311fc9497f', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (8, 1, 1795188040500, NULL, 1, '', 1, '0463a071-58ca-4cc2-8672-e9d4affac3c9', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (9, 5, 1793577600000, 1793581200000, 1, '作業 1, 続き', 1, 'feee3faa-2f35-44b8-aa71-c55d70fd54b8', NULL, 1);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (10, 5, 1793581200000, 1793586600000, 1, '', 1, '66fba88b-6575-4265-8c17-536ebe63b184', NULL, 1);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (12, 7, 1795188068500, 1795188130000, 2, '', 2, '5094e5ea-3d31-4c00-8555-aeb193302ed7', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (13, 8, 1795188134500, NULL, 3, '', 1, 'b0514f41-ba13-4d88-a21b-aadf8876ebf5', NULL, NULL);
INSERT INTO public.usernames VALUES ('taro', 1);
INSERT INTO public.usernames VALUES ('やまだ花子', 2);
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (2, 'やまだ花子', 'やまだ花子', '$argon2id$v=19$m=19456,t=2,p=1$Y7ITVTeh11P9sQjTWUlt3w$msRhHzi+FnoTQeo4lTUNiyhOCBGhB33mlpyC/nb7Z0M', '3f28a7aa-a00f-4eba-8d7a-1abcf2d0da30', 1795183805500, 3, 1795614447761, NULL);
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (3, '', '
3', '', 'ce601eb7-a76e-40ad-8268-ef701f8aaf55', 1795183807000, 2, NULL, 1795188136000);
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'taro', 'taro', '$argon2id$v=19$m=19456,t=2,p=1$2PcfukOPcHOf39bylSHuWg$CXtP3rbRK1sCElF66k1es8Jq3XaxnRvAazvhQPjjPrM', 'e40d863b-d956-443c-872f-8384b5169bb4', 1795183804000, 23, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (3, 1, '旧案件', '192.0.2.1', 1795187422000, 'e9f9a02d-f774-45ee-85a8-05b253541579', 2, 1, 1794899432500, 1795187434000, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (4, 1, 'O''Brien; -- "引用"', '192.0.2.1', 1795187423500, 'c34cc445-a8b2-4a2a-b236-784ada6f74bf', 2, 1, 1795151435500, NULL, 1795187437000, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (2, 1, '会議 🗓️', '192.0.2.1', 1795187420500, '7eaca86f-8aff-4b49-9ef6-c1c5e4e3f0ec', 1, 1, 1795188035000, NULL, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (1, 1, '設計', '192.0.2.1', 1795187419000, '94ee2405-a4b3-4f0f-9a6a-f2e42cc67208', 1, 4, 1795188040500, NULL, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (5, 1, '案件', '192.0.2.1', 1795188052000, '1017983e-2af2-4665-af46-b6ad05357497', 1, 2, 1793581200000, NULL, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (7, 2, '設計', '192.0.2.9', 1795188067000, 'eefcc8ca-d3d9-43c8-89b9-c9a9f593fb8c', 1, 1, 1795188068500, NULL, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (8, 3, '退会', '192.0.2.1', 1795188133000, '8a16934b-a201-4efd-a9a8-720c621069e5', 1, 1, 1795188134500, NULL, 0, NULL);
SELECT pg_catalog.setval('public.account_events_id_seq', 10, true);
SELECT pg_catalog.setval('public.imports_id_seq', 2, true);
SELECT pg_catalog.setval('public.passkeys_id_seq', 1, true);
SELECT pg_catalog.setval('public.raffles_id_seq', 4, true);
SELECT pg_catalog.setval('public.time_entries_id_seq', 13, true);
SELECT pg_catalog.setval('public.users_id_seq', 3, true);
SELECT pg_catalog.setval('public.work_records_id_seq', 8, true);
ALTER TABLE ONLY public.account_events
    ADD CONSTRAINT account_events_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.day_notes
    ADD CONSTRAINT day_notes_pkey PRIMARY KEY (user_id, date);
ALTER TABLE ONLY public.draw_room_devices
    ADD CONSTRAINT draw_room_devices_pkey PRIMARY KEY (room_id, number);
ALTER TABLE ONLY public.draw_rooms
    ADD CONSTRAINT draw_rooms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.kept_responses
    ADD CONSTRAINT kept_responses_pkey PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.own_lists
    ADD CONSTRAINT own_lists_pkey PRIMARY KEY (user_id, letter);
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential UNIQUE (user_id, credential_id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.raffle_items
    ADD CONSTRAINT raffle_items_pkey PRIMARY KEY (raffle_id, "position");
ALTER TABLE ONLY public.raffles
    ADD CONSTRAINT raffles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.raffles
    ADD CONSTRAINT raffles_title_key UNIQUE (title);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refresh_families
    ADD CONSTRAINT refresh_families_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.sheet_settings
    ADD CONSTRAINT sheet_settings_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.sign_in_networks
    ADD CONSTRAINT sign_in_networks_pkey PRIMARY KEY (user_id, network);
ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT time_entries_pkey PRIMARY KEY (id, user_id);
ALTER TABLE ONLY public.usernames
    ADD CONSTRAINT usernames_pkey PRIMARY KEY (username_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.work_records
    ADD CONSTRAINT work_records_pkey PRIMARY KEY (id, user_id);
CREATE INDEX account_events_created_at_index ON public.account_events USING btree (created_at);
CREATE INDEX calendar_feeds_token_index ON public.calendar_feeds USING btree (token_hash);
CREATE INDEX draw_rooms_ends_at_index ON public.draw_rooms USING btree (ends_at);
CREATE INDEX kept_responses_created_at_index ON public.kept_responses USING btree (created_at);
CREATE INDEX kept_responses_revision_index ON public.kept_responses USING btree (user_id, revision);
CREATE INDEX passkey_challenges_expires_at_index ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_user_index ON public.passkey_challenges USING btree (user_id);
CREATE INDEX passkeys_credential_index ON public.passkeys USING btree (credential_id);
CREATE INDEX rate_limits_expire_index ON public.rate_limits USING btree (expire);
CREATE INDEX refresh_families_id_index ON public.refresh_families USING btree (id);
CREATE INDEX refresh_families_refresh_expires_at_index ON public.refresh_families USING btree (refresh_expires_at);
CREATE INDEX sign_in_networks_signed_in_at_index ON public.sign_in_networks USING btree (signed_in_at);
CREATE INDEX time_entries_deleted_index ON public.time_entries USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX time_entries_import_index ON public.time_entries USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX time_entries_long_index ON public.time_entries USING btree (user_id, ending_time) WHERE ((deleted_at IS NULL) AND ((ending_time - beginning_time) > 172800000));
CREATE INDEX time_entries_record_index ON public.time_entries USING btree (record_id, user_id, beginning_time, id);
CREATE INDEX time_entries_running_index ON public.time_entries USING btree (user_id, beginning_time, id) WHERE ((deleted_at IS NULL) AND (ending_time IS NULL));
CREATE INDEX time_entries_timeline_index ON public.time_entries USING btree (user_id, beginning_time, id) WHERE (deleted_at IS NULL);
CREATE INDEX time_entries_user_deleted_index ON public.time_entries USING btree (user_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX time_entries_uuid_index ON public.time_entries USING btree (user_id, uuid);
CREATE INDEX users_deleted_index ON public.users USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX work_records_deleted_index ON public.work_records USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX work_records_import_index ON public.work_records USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX work_records_list_index ON public.work_records USING btree (user_id, id) INCLUDE (name, ip_addr, uuid, version, used_at, archived_at) WHERE (deleted_at IS NULL);
CREATE INDEX work_records_owner_index ON public.work_records USING btree (user_id, deleted_at);
CREATE UNIQUE INDEX work_records_uuid_index ON public.work_records USING btree (user_id, uuid);
ALTER TABLE ONLY public.account_events
    ADD CONSTRAINT account_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.day_notes
    ADD CONSTRAINT day_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.draw_room_devices
    ADD CONSTRAINT draw_room_devices_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.draw_rooms(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.kept_responses
    ADD CONSTRAINT kept_responses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_lists
    ADD CONSTRAINT own_lists_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.raffle_items
    ADD CONSTRAINT raffle_items_raffle_id_fkey FOREIGN KEY (raffle_id) REFERENCES public.raffles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_families
    ADD CONSTRAINT refresh_families_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sheet_settings
    ADD CONSTRAINT sheet_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_networks
    ADD CONSTRAINT sign_in_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT time_entries_import FOREIGN KEY (user_id, import_id) REFERENCES public.imports(user_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.time_entries
    ADD CONSTRAINT time_entries_owner FOREIGN KEY (user_id, record_id) REFERENCES public.work_records(user_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_records
    ADD CONSTRAINT work_records_import FOREIGN KEY (user_id, import_id) REFERENCES public.imports(user_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.work_records
    ADD CONSTRAINT work_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
