-- A database as version 1.0.0 made it from nothing, by its own calls on 2026-11-27: a passkey, the address of a
-- calendar, a list, marks, and an import that can be taken back. The password of all is that of the other tests.
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
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (1, 1, 'signed_in', 1795742150887, 'Firefox', 'Linux', '127.0.0.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (2, 1, 'imported', 1795742153203, 'Firefox', 'Linux', '127.0.0.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (3, 1, 'calendar_made', 1795742153220, 'Firefox', 'Linux', '127.0.0.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (4, 1, 'passkey_added', 1795742153739, 'Firefox', 'Linux', '127.0.0.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (5, 1, 'signed_in', 1795742153875, 'Firefox', 'Linux', '127.0.0.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (6, 1, 'exported', 1795742153956, 'Firefox', 'Linux', '127.0.0.1');
INSERT INTO public.account_events OVERRIDING SYSTEM VALUE VALUES (7, 2, 'signed_in', 1795742154109, 'Firefox', 'Linux', '127.0.0.1');
INSERT INTO public.calendar_feeds VALUES (1, 'RXmmu42jrD2TeRSHj6rLTGLdaZR8O4cXcuaZbbJX6rk', 1795742153220);
INSERT INTO public.day_notes VALUES (1, '2026-11-25', 'paid', '通院', 1);
INSERT INTO public.day_notes VALUES (1, '2026-11-24', NULL, '出張', 1);
INSERT INTO public.imports OVERRIDING SYSTEM VALUE VALUES (1, 1);
INSERT INTO public.kept_responses VALUES (1, 'a393eca3-c2bc-41c5-91a7-8adacab50847', 'jnny1vwyV2T0HbtJ091LpIpBvdNMyzAjg6kNmAOvUcw', '{"id":1,"name":"設計","ip_addr":"127.0.0.1","uuid":"2f0d76e5-aa7e-4ef1-9081-21c92c37857c","version":1,"user":1,"archived":false,"used_at":null}', 1, 1795742152157);
INSERT INTO public.kept_responses VALUES (1, 'f83c1f42-37bf-48a1-97af-f35aed199263', 'BYcAbcw4bWIP1n_ZVB4rr60HXW3guSpCQv4xJGXlnjo', '{"id":2,"name":"会議 🗓️","ip_addr":"127.0.0.1","uuid":"e59e7326-beb7-41dd-be86-94518a70ecad","version":1,"user":1,"archived":false,"used_at":null}', 2, 1795742152394);
INSERT INTO public.kept_responses VALUES (1, 'a4d5fe58-bad4-439c-9b7a-7d002c018559', '09jYF9x4cHIniYf4Pm1VxpIK6ce3sgOIStiPHzWToEw', '{"id":3,"name":"旧案件","ip_addr":"127.0.0.1","uuid":"769a7d74-d829-4c2f-841a-217d6da65d40","version":1,"user":1,"archived":false,"used_at":null}', 3, 1795742152423);
INSERT INTO public.kept_responses VALUES (1, 'c5398ac0-dfac-4d42-9b38-98ee8f8c6d09', '0D5OMPkBETNbbpF5ccEJMOljlmuQWcTeMA_62sUArwk', '{"id":4,"name":"消した案件","ip_addr":"127.0.0.1","uuid":"626829c7-892e-40f4-ab9a-8722a5efc9d5","version":1,"user":1,"archived":false,"used_at":null}', 4, 1795742152462);
INSERT INTO public.kept_responses VALUES (1, 'b3273f8b-5c2a-4cb3-a6e0-65f37493ef1a', 'kjJTQl0H935QKePabJH4kKhZQB74_sH02WPoYuyRcSY', '{"id":1,"uuid":"7ec9eb6b-b311-4e23-a7fa-3759a61c7657","record":1,"note":"下書き","version":1,"record_uuid":"2f0d76e5-aa7e-4ef1-9081-21c92c37857c","beginning_time":"2026-11-26T00:00:00.000Z","ending_time":"2026-11-26T01:30:00.000Z"}', 5, 1795742152591);
INSERT INTO public.kept_responses VALUES (1, '5c51be02-9f21-4f63-b4b3-89ce184c683f', '1K4XF9MLLmfJA7B7DhSLES-xeREAKZn_CQMw2ArHg_0', '{"id":2,"uuid":"badd39ef-8d67-4199-bc32-4739454b939d","record":2,"note":"","version":1,"record_uuid":"e59e7326-beb7-41dd-be86-94518a70ecad","beginning_time":"2026-11-26T01:30:00.000Z","ending_time":"2026-11-26T02:00:00.000Z"}', 6, 1795742152661);
INSERT INTO public.kept_responses VALUES (1, '3375b7d5-c9b3-4672-9f92-79268b979f51', 'ihXoBDFfXwPCQfvb-atlXKZCt_LMj-_GZD2G9Us9cbs', '{"id":3,"uuid":"cca89eff-6a15-47e9-aa06-b65715d10fab","record":2,"note":"消す","version":1,"record_uuid":"e59e7326-beb7-41dd-be86-94518a70ecad","beginning_time":"2026-11-26T03:00:00.000Z","ending_time":"2026-11-26T03:10:00.000Z"}', 7, 1795742152693);
INSERT INTO public.kept_responses VALUES (1, '68aba7fe-675b-4225-a70b-3a5d192e11d1', 'd-x8is5nr51ZUGVNieb_WqkdVC8luyOpDzl0rNcR_nk', '{"id":4,"uuid":"d0871acc-fb94-40d0-a5cf-6a7cabe0b52b","record":1,"note":"続き","version":1,"record_uuid":"2f0d76e5-aa7e-4ef1-9081-21c92c37857c","beginning_time":"2026-11-26T04:00:00.000Z","ending_time":null}', 8, 1795742152736);
INSERT INTO public.kept_responses VALUES (1, '0aef6840-e14b-4fdd-b3ed-1cc00ac6e359', 'lJHUrAHBQR8ncYR1CNs7VnM16xsBCTtDG4e0gMp6SLs', '{"id":1,"uuid":"7ec9eb6b-b311-4e23-a7fa-3759a61c7657","record":1,"note":"直した","version":2,"record_uuid":"2f0d76e5-aa7e-4ef1-9081-21c92c37857c","beginning_time":"2026-11-26T00:00:00.000Z","ending_time":"2026-11-26T01:30:00.000Z"}', 9, 1795742152760);
INSERT INTO public.kept_responses VALUES (1, '72cfea32-43d6-4b54-bc51-218ba53c81e5', 'aOeIIcIKaT-XksncTGu6r87JLW8qnMEkUVSv-kAvc50', 'null', 10, 1795742152807);
INSERT INTO public.kept_responses VALUES (1, '66d65d48-30b7-458b-91a4-165d71ee7425', 'MBlv8T24wkOA0gHWCS18KWo3tQL01V6vfYPqU3E8BZ0', '{"id":3,"name":"旧案件","ip_addr":"127.0.0.1","uuid":"769a7d74-d829-4c2f-841a-217d6da65d40","version":2,"user":1,"archived":true,"used_at":null}', 11, 1795742152840);
INSERT INTO public.kept_responses VALUES (1, '6953b9f5-10e2-40db-9fc0-ac79ae79c10a', 'MdhSRBBKNpcxE73YMw7OqeiRNNGXYOEDkJoVIu15WjY', 'null', 12, 1795742152903);
INSERT INTO public.kept_responses VALUES (1, 'fc5bfa5e-7653-4048-84d8-8b1578a59f20', 'FM5OyuDmCMM8EgxnTqpT3f5CkuUDSW7DrC20y4DAU_8', '{"letter":"A","version":13}', 13, 1795742153079);
INSERT INTO public.kept_responses VALUES (1, '75f2b8d6-49b8-4c5d-908c-9b0024751a85', '480TcKusbkVe0j6LtvQf3YETqqeID_wtp1ApiCb1nrA', '{"version":1,"settings":{"name":"山田 太郎","department":"開発","closing":20,"boundary":5,"scheduled":[480,480,480,480,480,0,0],"rest":[7],"breaks":true,"rounding":0,"columns":["begin","end","break","work","content"]}}', 14, 1795742153123);
INSERT INTO public.kept_responses VALUES (1, '9739ae70-49a8-435d-802c-bf3baac42e15', '2N1EESzw6duMnnSCSgVLd4YMJ3gCtEBDNzmCW42Tgp0', '{"date":"2026-11-25","mark":"paid","remark":"通院","version":1}', 15, 1795742153158);
INSERT INTO public.kept_responses VALUES (1, '283aadef-6d2f-4a49-9e68-84fe65f36f46', 'v92hxyVofeJDrY9QWp7TTylrswpGIqM6mhCBEndLxsI', '{"date":"2026-11-24","mark":null,"remark":"出張","version":1}', 16, 1795742153177);
INSERT INTO public.kept_responses VALUES (1, '5ca7e3ea-d489-4c67-83a7-aef7154b0445', '-pACbqqVAJUxxhr3ECeP_3JZa4egy_1QO3hZ585btKk', '{"id":1,"added":{"records":1,"entries":2,"lists":0},"span":{"from":"2026-11-02T00:00:00.000Z","to":"2026-11-02T02:30:00.000Z","total_ms":9000000},"existing":{"records":0,"entries":0,"lists":0},"sheet":{"days":0,"settings":false},"wrong":{"count":0,"first":[]},"imported":true}', 17, 1795742153205);
INSERT INTO public.draw_rooms VALUES ('HJ7Ptc1okQiYNkmXbwMPBA', 'Q1uqA2b9haZWdec8qMQvYYRW8A9BGiwxI4ldQE0vER_Al_C2jJu9YFGgdbOdnw5n0ORQtU-cBH68JG9vnKrdXkzFYlHg5acLlG-tgfc6iG0gLpHqKkyTqArGdwln5Oafv-MwgmSPwnHzqmiatf1fxlhblxxytxARlv9NRTGFmK9JDg_-mGbqRuFsLv_jJwy2dj6OMWZRZQIt8Vr7p2mQFPExUEKNfBO75bLMmOGuWjqL7wvnZtZBP6bvvutFms9WjzweKjE', 1795828558035, 2, 1, '_wGTSEj5nkNq2DUMtzQlKUsrZ4RlNdRxO74JLnM', 'hgJ8WIcugXbVOBrOoBh6HEZ4Axy1SX8B_YZOWTBZqrY', 1795742158035, '[{"number":1,"promise":"vNbsCaSdzdydC1B_qnCJmVjHjXT-zO9V4Jvjca7BTXs"},{"number":2,"promise":"ZW02TbOrtrrzJHLOjNEQg--I0B98HZ4uT_JwIA78wN8"}]', '["Zw_n6X3PyrCJpXtLQGS54Yk-rzwJzSAu88N09aK_yjk","zKIyGRxHTYq4CzCdlxopW1eB5y2H30uPU2XeoXF1jGE"]', 1795742158350, 0);
INSERT INTO public.draw_room_devices VALUES ('HJ7Ptc1okQiYNkmXbwMPBA', 1, 'JXoy1iNbE9GB7sN_ghrWaFfMIHlvHMOKeG--VcI1Ytc', 'aqxMTSb2julYMdbrlNsZsESDq2DXdGpFkIJMb-1IO4U', 1795742155339, 1795742159834, 2, 'ep55iVkeCnI51BbScveTjgD_FVog7XA4tBWfmqYYZpY', 1, 'Zw_n6X3PyrCJpXtLQGS54Yk-rzwJzSAu88N09aK_yjk');
INSERT INTO public.draw_room_devices VALUES ('HJ7Ptc1okQiYNkmXbwMPBA', 2, '9OcjsR95JIU0_6s3yP5MAl0IO4zN6I7wxi0siyTcAmY', 'aqxMTSb2julYMdbrlNsZsESDq2DXdGpFkIJMb-1IO4U', 1795742157519, 1795742159834, 2, '2DDARp4JfSxjiNw8mqHih06C5k9NcGUix9eoTZs52vQ', 1, 'zKIyGRxHTYq4CzCdlxopW1eB5y2H30uPU2XeoXF1jGE');
INSERT INTO public.kysely_migration VALUES ('001-beginning', '2026-11-27T01:15:47.901Z');
INSERT INTO public.kysely_migration VALUES ('002-first-use-of-a-pair', '2026-11-27T01:15:47.907Z');
INSERT INTO public.kysely_migration VALUES ('003-presses-with-their-time', '2026-11-27T01:15:47.908Z');
INSERT INTO public.kysely_migration VALUES ('004-rooms-led-by-the-server', '2026-11-27T01:15:47.942Z');
INSERT INTO public.kysely_migration VALUES ('005-imports-at-once', '2026-11-27T01:15:47.993Z');
INSERT INTO public.kysely_migration VALUES ('006-calendar-feeds', '2026-11-27T01:15:48.005Z');
INSERT INTO public.kysely_migration VALUES ('007-no-response-times', '2026-11-27T01:15:48.035Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.own_lists VALUES (1, 'A', '3年2組', '佐藤
鈴木
高橋', '[2]', 13);
INSERT INTO public.passkey_challenges VALUES ('Ocbm3mWL1cPelgzdEosudmVOKdM2U-sN7jRBIGutrn4', NULL, 1795742453897);
INSERT INTO public.passkeys OVERRIDING SYSTEM VALUE VALUES (1, 1, 'tRUbLMm8aARslUsnaWkaTg', 'pQECAyYgASFYIIssbTugkEYanYzaeBXQvYfdtwY7DTec4yVWDSQWJe8WIlggp6DEIKJSHPDkhweDFno3_Aw6SPu3zYKOblGMIR7wE-A', 0, 'localhost', 'internal,hybrid', 'Google Password Manager', 'Firefox', 'Linux', 1795742153739, 1795742153867);
INSERT INTO public.raffle_items VALUES (1, 1, '蕎麦');
INSERT INTO public.raffle_items VALUES (1, 2, 'カレーライス');
INSERT INTO public.raffle_items VALUES (1, 3, '海鮮丼');
INSERT INTO public.raffle_items VALUES (1, 4, '味噌ラーメン');
INSERT INTO public.raffle_items VALUES (1, 5, '鯖の塩焼き定食');
INSERT INTO public.raffle_items VALUES (1, 6, '親子丼');
INSERT INTO public.raffle_items VALUES (1, 7, 'ナポリタン');
INSERT INTO public.raffle_items VALUES (1, 8, 'おにぎりと豚汁');
INSERT INTO public.raffle_items VALUES (2, 1, '朝のごみ出し');
INSERT INTO public.raffle_items VALUES (2, 2, 'お茶の用意');
INSERT INTO public.raffle_items VALUES (2, 3, '床の掃除機がけ');
INSERT INTO public.raffle_items VALUES (2, 4, '観葉植物の水やり');
INSERT INTO public.raffle_items VALUES (2, 5, '備品の補充');
INSERT INTO public.raffle_items VALUES (2, 6, '戸締まり');
INSERT INTO public.raffle_items VALUES (3, 1, '一番 大吉 思いがけない良い知らせが届く');
INSERT INTO public.raffle_items VALUES (3, 2, '二番 大吉 長く待ったことが実を結ぶ');
INSERT INTO public.raffle_items VALUES (3, 3, '三番 中吉 人に教えることが自分の学びになる');
INSERT INTO public.raffle_items VALUES (3, 4, '四番 中吉 早起きした朝に良い案が浮かぶ');
INSERT INTO public.raffle_items VALUES (3, 5, '五番 中吉 久しぶりの友人から便りがある');
INSERT INTO public.raffle_items VALUES (3, 6, '六番 吉 寄り道した先に掘り出し物がある');
INSERT INTO public.raffle_items VALUES (3, 7, '七番 吉 机の上を片付けると探し物が出てくる');
INSERT INTO public.raffle_items VALUES (3, 8, '八番 吉 温かい飲み物が一日を助ける');
INSERT INTO public.raffle_items VALUES (3, 9, '九番 吉 断る勇気が時間を生む');
INSERT INTO public.raffle_items VALUES (3, 10, '十番 吉 小さな約束を守ると信用が増す');
INSERT INTO public.raffle_items VALUES (3, 11, '十一番 小吉 急がず確かめれば間違いがない');
INSERT INTO public.raffle_items VALUES (3, 12, '十二番 小吉 いつもと違う道に季節の花が咲く');
INSERT INTO public.raffle_items VALUES (3, 13, '十三番 小吉 読みかけの本に答えがある');
INSERT INTO public.raffle_items VALUES (3, 14, '十四番 小吉 笑って聞き流すのが吉');
INSERT INTO public.raffle_items VALUES (3, 15, '十五番 小吉 財布のひもは固めに結ぶ');
INSERT INTO public.raffle_items VALUES (3, 16, '十六番 末吉 今日の苦労は来月の笑い話');
INSERT INTO public.raffle_items VALUES (3, 17, '十七番 末吉 傘を持って出れば雨は降らない');
INSERT INTO public.raffle_items VALUES (3, 18, '十八番 末吉 甘いものは一つまで');
INSERT INTO public.raffle_items VALUES (3, 19, '十九番 凶 忘れ物に注意 出かける前に三度見る');
INSERT INTO public.raffle_items VALUES (3, 20, '二十番 凶 ここが底 明日からは上がるだけ');
INSERT INTO public.raffles OVERRIDING SYSTEM VALUE VALUES (1, '昼食');
INSERT INTO public.raffles OVERRIDING SYSTEM VALUE VALUES (2, '当番');
INSERT INTO public.raffles OVERRIDING SYSTEM VALUE VALUES (3, 'くじ');
INSERT INTO public.rate_limits VALUES ('refresh/10:127.0.0.1', 1, 1795742162019);
INSERT INTO public.rate_limits VALUES ('refresh/300:127.0.0.1', 1, 1795742452021);
INSERT INTO public.rate_limits VALUES ('api/10:127.0.0.1', 18, 1795742162044);
INSERT INTO public.rate_limits VALUES ('transfer/300:127.0.0.1', 2, 1795742453183);
INSERT INTO public.rate_limits VALUES ('signUp/10:127.0.0.1', 2, 1795742160061);
INSERT INTO public.rate_limits VALUES ('signUp/3600:127.0.0.1', 2, 1795745750067);
INSERT INTO public.rate_limits VALUES ('signIn/10:127.0.0.1', 8, 1795742160601);
INSERT INTO public.rate_limits VALUES ('signIn/300:127.0.0.1', 8, 1795742450602);
INSERT INTO public.refresh_families VALUES ('2b312fe2-2163-40ca-8818-c0d5e3a1949e', 1, '1ee35b2c-4a02-4ee0-8665-ec4c0707977f', 'feb3cd05-2bed-494e-8c6d-1ce0a199088d', 1795742152, 1795828552, 1804382152, 'f24b40be-2043-43aa-b9ed-e48453748c02', 1795742152032, 'Firefox', 'Linux', '127.0.0.1', 1795742150887, 1795742152053, 1795742152053);
INSERT INTO public.refresh_families VALUES ('5f92ea0d-4209-4adc-b162-fcd32b409c1f', 1, 'bf71fced-21ff-4ca5-adc9-8cfec8dbcb83', '6ccceffe-d344-4468-b34f-e1594dfff7a9', 1795742153, 1795828553, 1804382153, NULL, NULL, 'Firefox', 'Linux', '127.0.0.1', 1795742153875, 1795742153875, 1795742153875);
INSERT INTO public.refresh_families VALUES ('d5ccc1f7-7610-4e05-8ab4-7ece5c36f07a', 2, '2f2d3115-6776-4008-9f2d-cd48e2656c6c', '5694839e-cc48-4c2c-8949-6f53990e4610', 1795742154, 1795828554, 1804382154, NULL, NULL, 'Firefox', 'Linux', '127.0.0.1', 1795742154109, 1795742154109, 1795742154109);
INSERT INTO public.sheet_settings VALUES (1, '{"name":"山田 太郎","department":"開発","closing":20,"boundary":5,"scheduled":[480,480,480,480,480,0,0],"rest":[7],"breaks":true,"rounding":0,"columns":["begin","end","break","work","content"]}', 1);
INSERT INTO public.sign_in_networks VALUES (1, '127.0.0.1', 1795742153873);
INSERT INTO public.sign_in_networks VALUES (2, '127.0.0.1', 1795742154106);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (2, 2, 1795656600000, 1795658400000, 1, '', 1, 'badd39ef-8d67-4199-bc32-4739454b939d', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (4, 1, 1795665600000, NULL, 1, '続き', 1, 'd0871acc-fb94-40d0-a5cf-6a7cabe0b52b', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (1, 1, 1795651200000, 1795656600000, 1, '直した', 2, '7ec9eb6b-b311-4e23-a7fa-3759a61c7657', NULL, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (3, 2, 1795662000000, 1795662600000, 1, '消す', 2, 'cca89eff-6a15-47e9-aa06-b65715d10fab', 1795742152789, NULL);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (5, 5, 1793577600000, 1793581200000, 1, '作業 1, 続き', 1, '4ab84df1-cce8-4640-b865-5e3ad7e8c1f1', NULL, 1);
INSERT INTO public.time_entries OVERRIDING SYSTEM VALUE VALUES (6, 5, 1793581200000, 1793586600000, 1, '', 1, 'eba8596f-6c95-4198-9ffa-7ccc2fac2236', NULL, 1);
INSERT INTO public.usernames VALUES ('taro', 1);
INSERT INTO public.usernames VALUES ('消えた人', 2);
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (1, 'taro', 'taro', '$argon2id$v=19$m=19456,t=2,p=1$2oOFclWmaml/R1Nts5NocA$c4FthE7kolHt1Q5X2qnCmrEwGLjNLMaFrvSt+dcO3sA', '608c5dc9-efdf-47b3-b40c-c3bf8d06e6a4', 1795742150403, 17, NULL, NULL);
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES (2, '消えた人', '消えた人', '$argon2id$v=19$m=19456,t=2,p=1$LhXCnXrc4AAWPs9TRAHCTQ$yAJN7aNqQGgEGOv72b9AffH0ixtozcKvcS+XWGxwQag', 'ea49cb8c-542e-449e-be34-f2d3136dae47', 1795742153990, 0, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (1, 1, '設計', '127.0.0.1', 1795742152061, '2f0d76e5-aa7e-4ef1-9081-21c92c37857c', 1, 2, 1795665600000, NULL, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (2, 1, '会議 🗓️', '127.0.0.1', 1795742152345, 'e59e7326-beb7-41dd-be86-94518a70ecad', 1, 1, 1795656600000, NULL, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (3, 1, '旧案件', '127.0.0.1', 1795742152407, '769a7d74-d829-4c2f-841a-217d6da65d40', 2, 0, NULL, 1795742152827, NULL, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (4, 1, '消した案件', '127.0.0.1', 1795742152441, '626829c7-892e-40f4-ab9a-8722a5efc9d5', 2, 0, NULL, NULL, 1795742152895, NULL);
INSERT INTO public.work_records OVERRIDING SYSTEM VALUE VALUES (5, 1, '案件', '127.0.0.1', 1795742153187, '4cca997a-1199-40b9-adeb-df25c7c783a3', 1, 2, 1793581200000, NULL, NULL, 1);
SELECT pg_catalog.setval('public.account_events_id_seq', 7, true);
SELECT pg_catalog.setval('public.imports_id_seq', 1, true);
SELECT pg_catalog.setval('public.passkeys_id_seq', 1, true);
SELECT pg_catalog.setval('public.raffles_id_seq', 3, true);
SELECT pg_catalog.setval('public.time_entries_id_seq', 6, true);
SELECT pg_catalog.setval('public.users_id_seq', 2, true);
SELECT pg_catalog.setval('public.work_records_id_seq', 5, true);
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
