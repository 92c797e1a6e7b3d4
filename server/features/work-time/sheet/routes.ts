import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  DayConflict,
  DayParam,
  DaySums,
  DaySumsQuery,
  DaysQuery,
  MarkedDay,
  PutDay,
  PutSettings,
  SettingsConflict,
  StoredSettings,
} from '#contract/timesheet.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { currentUser } from '#server/http/authentication.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import type { SheetService } from './service.ts';
import type { SumsService } from './sums-service.ts';

/** The calls of timesheets: their settings, and the marks of days. */
export function sheetRoutes(sheet: SheetService, sums: SumsService): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['work time'], ...bearer, arePresses: true });
    app.get(
      `/${workTimePaths.settings}`,
      {
        schema: {
          operationId: 'getSheetSettings',
          summary: 'The settings of the own timesheets',
          description: 'Version 0 and `null` before they were ever stored.',
          response: { 200: StoredSettings },
        },
      },
      (request) => sheet.settings(currentUser(request).id),
    );

    app.put(
      `/${workTimePaths.settings}`,
      {
        schema: {
          operationId: 'putSheetSettings',
          summary: 'Store the settings of the own timesheets',
          description:
            'As a whole, but for optional ones: absent they stay, and `null` removes one. A version that is not the current one is refused with the current settings.',
          body: PutSettings,
          response: { 200: StoredSettings, 409: SettingsConflict },
        },
      },
      (request) => sheet.putSettings(pressOf(request), request.body),
    );

    app.get(
      `/${workTimePaths.days}`,
      {
        schema: {
          operationId: 'listDays',
          summary: 'The marked days from one date to another, both included',
          description: 'By date; a day whose mark was taken back is listed with its version.',
          querystring: DaysQuery,
          response: { 200: Type.Array(MarkedDay) },
        },
      },
      (request) => sheet.days(currentUser(request).id, request.query),
    );

    app.get(
      `/${workTimePaths.daySums}`,
      {
        schema: {
          operationId: 'listDaySums',
          summary: 'The work of each day from one date to another, both included',
          description:
            'A row for each day with work or a mark, by the stored settings; what runs counts up to now.',
          querystring: DaySumsQuery,
          response: { 200: DaySums },
        },
      },
      (request, reply) => {
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        return sums.read(currentUser(request), request.query, left.signal);
      },
    );

    app.put(
      `/${workTimePaths.day(':date')}`,
      {
        schema: {
          operationId: 'putDay',
          summary: 'Mark a day, or write a remark about it',
          description: 'A version that is not the current one is refused with the current day.',
          params: Type.Object({ date: DayParam }),
          body: PutDay,
          response: { 200: MarkedDay, 409: DayConflict },
        },
      },
      (request) => sheet.putDay(pressOf(request), request.params.date, request.body),
    );
  };
}
