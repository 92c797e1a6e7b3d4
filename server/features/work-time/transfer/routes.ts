import { finished, Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorDetail } from '#contract/errors.ts';
import { Id } from '#contract/ids.ts';
import { IMPORT_LIMIT_BYTES } from '#contract/limits.ts';
import { Backup, ImportFile, ImportQuery, ImportReport, UndoneImport } from '#contract/transfer.ts';
import { workTimePaths } from '#contract/work-time-paths.ts';
import { currentUser } from '#server/http/authentication.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, describeRoutes } from '#server/http/route-schemas.ts';
import { compileValidator } from '#server/http/validation.ts';
import type { BackupService } from './backup-service.ts';
import type { ImportService } from './import-service.ts';

/** Both take as long as there is much to do. */
const config = { limit: 'transfer', mayTakeLong: true } as const;

/** The calls that write a backup and import a file. */
export function transferRoutes(
  backups: BackupService,
  imports: ImportService,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    describeRoutes(app, { tags: ['work time'], ...bearer, arePresses: true });
    // The bytes as they are: the service reads them, in its turn.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => bytes,
    );

    app.get(
      `/${workTimePaths.backup}`,
      {
        config,
        schema: {
          operationId: 'downloadBackup',
          summary: 'All records, entries and lists as a file',
          description:
            'What was deleted is not part of it. The same data gives the same bytes, also after an import into another account.',
          response: { 200: Type.Unsafe<Readable>(Backup) },
        },
      },
      async (request, reply) => {
        const { id, sid } = currentUser(request);
        const parts = await backups.write(id, sid);
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="backup.json"')
          .send(Readable.from(parts, { objectMode: false }));
      },
    );

    app.post(
      `/${workTimePaths.import}`,
      {
        config,
        bodyLimit: IMPORT_LIMIT_BYTES,
        onRequest: async (request, reply) => {
          finished(reply.raw, imports.admit(currentUser(request).id));
        },
        // Its body is read by the service, so that a wrong line can be named.
        validatorCompiler: (schema) =>
          schema.httpPart === 'body' ? () => true : compileValidator(schema),
        schema: {
          operationId: 'importFile',
          summary: 'Import a backup, or the entries of a table',
          description:
            'All or nothing. Importing a file again changes nothing: a backup is compared by uuid, the entries of a table by record name, beginning and end. A key has no effect on a dry run.',
          querystring: ImportQuery,
          body: Type.Unsafe<Buffer>(ImportFile),
          response: { 200: ImportReport, 409: ErrorDetail },
        },
      },
      (request) =>
        imports.run(pressOf(request), currentUser(request).sid, request.body, request.query),
    );

    app.post(
      `/${workTimePaths.undoImport(':id')}`,
      {
        schema: {
          operationId: 'undoImport',
          summary: 'Take an import back',
          description:
            'Its entries go, and with them its records but those that have other entries. 409 if one of its entries was changed since.',
          params: Type.Object({ id: Id }),
          response: { 200: UndoneImport, 409: ErrorDetail },
        },
      },
      (request) => imports.undo(pressOf(request), request.params.id),
    );
  };
}
