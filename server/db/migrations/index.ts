import type { Migration } from 'kysely/migration';
import * as beginning from './001-beginning.ts';
import * as firstUseOfAPair from './002-first-use-of-a-pair.ts';
import * as pressesWithTheirTime from './003-presses-with-their-time.ts';
import * as roomsLedByTheServer from './004-rooms-led-by-the-server.ts';
import * as importsAtOnce from './005-imports-at-once.ts';
import * as calendarFeeds from './006-calendar-feeds.ts';
import * as noResponseTimes from './007-no-response-times.ts';
import * as roomsHeard from './008-rooms-heard.ts';
import * as marksOfImports from './009-marks-of-imports.ts';
import * as groupsOfRecords from './010-groups-of-records.ts';
import * as versionsOfRooms from './011-versions-of-rooms.ts';
import * as absentLinesOfRooms from './012-absent-lines-of-rooms.ts';

/**
 * Every change of the schema, in the order of its name. One that was released is never edited:
 * the databases of others have run it.
 */
export const migrations: Record<string, Migration> = {
  '001-beginning': beginning,
  '002-first-use-of-a-pair': firstUseOfAPair,
  '003-presses-with-their-time': pressesWithTheirTime,
  '004-rooms-led-by-the-server': roomsLedByTheServer,
  '005-imports-at-once': importsAtOnce,
  '006-calendar-feeds': calendarFeeds,
  '007-no-response-times': noResponseTimes,
  '008-rooms-heard': roomsHeard,
  '009-marks-of-imports': marksOfImports,
  '010-groups-of-records': groupsOfRecords,
  '011-versions-of-rooms': versionsOfRooms,
  '012-absent-lines-of-rooms': absentLinesOfRooms,
};
