import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '#contract/ids.ts';
import { paths } from '#contract/paths.ts';
import { CreateWorkRecord, RenameWorkRecord, WorkRecord } from '#contract/work-time.ts';
import { currentUser, requireUser } from '#server/http/authentication.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { bearer, failures, refused, unknown, withBody } from '#server/http/responses.ts';
import type { RecordService } from './record-service.ts';

const common = { tags: ['work time'], ...bearer };
const params = Type.Object({ id: Id });

export function recordRoutes(records: RecordService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.get(
      `/${paths.workRecords}`,
      {
        // A list may be long, and what is generated from the schema takes twice as long to write it.
        // The statement names the columns.
        serializerCompiler: () => JSON.stringify,
        schema: {
          summary: 'The own records',
          ...common,
          response: { 200: Type.Array(WorkRecord), ...refused, '5xx': failures['5xx'] },
        },
      },
      (request) => records.list(currentUser(request).id),
    );

    app.post(
      `/${paths.workRecords}`,
      {
        schema: {
          summary: 'Add a record',
          ...common,
          body: CreateWorkRecord,
          response: { 201: WorkRecord, ...failures, ...refused, ...withBody },
        },
      },
      async (request, reply) => {
        const creator = { user: currentUser(request).id, address: clientAddress(request) };
        return reply.code(201).send(await records.create(creator, request.body));
      },
    );

    app.get(
      `/${paths.workRecord(':id')}`,
      {
        schema: {
          summary: 'One of the own records',
          ...common,
          params,
          response: { 200: WorkRecord, ...failures, ...refused, ...unknown },
        },
      },
      (request) => records.get(currentUser(request).id, request.params.id),
    );

    app.put(
      `/${paths.workRecord(':id')}`,
      {
        schema: {
          summary: 'Rename a record',
          ...common,
          params,
          body: RenameWorkRecord,
          response: { 200: WorkRecord, ...failures, ...refused, ...unknown, ...withBody },
        },
      },
      (request) => records.rename(currentUser(request).id, request.params.id, request.body),
    );

    app.delete(
      `/${paths.workRecord(':id')}`,
      {
        schema: {
          summary: 'Delete a record and its time entries',
          ...common,
          params,
          response: { 204: Type.Null(), ...failures, ...refused, ...unknown },
        },
      },
      async (request, reply) => {
        await records.delete(currentUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
