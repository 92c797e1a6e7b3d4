import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PressHeaders } from '#contract/press.ts';
import { SwitchEntry, SwitchedEntry, UndoneSwitch, UndoSwitch } from '#contract/time-entries.ts';
import { trackerPaths } from '#contract/tracker-paths.ts';
import { clientAddress } from '#server/http/limits/client-address.ts';
import { pressOf } from '#server/http/press.ts';
import { bearer, responses } from '#server/http/responses.ts';
import { requireUser } from '#server/http/security/authentication.ts';
import type { SwitchService } from './switch-service.ts';

const common = { tags: ['work time'], ...bearer };

export function switchRoutes(switches: SwitchService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireUser);

    app.post(
      `/${trackerPaths.switch}`,
      {
        schema: {
          operationId: 'switchTimeEntry',
          summary: 'End what runs and start the next at the same moment',
          description:
            'What began before the moment ends at it. If an entry that runs began at or after it, the new one is stored ended at that beginning. A name stands for the record of that name used last; an unknown one creates a record, with `record_uuid`. If there is an entry with the `uuid` already, nothing is switched.',
          ...common,
          headers: PressHeaders,
          body: SwitchEntry,
          response: responses({ 201: SwitchedEntry }, 'user', 'row', 'body', 'press'),
        },
      },
      async (request, reply) => {
        const creator = { press: pressOf(request), address: clientAddress(request) };
        return reply.code(201).send(await switches.switchTo(creator, request.body));
      },
    );

    app.post(
      `/${trackerPaths.undoSwitch}`,
      {
        schema: {
          operationId: 'undoSwitch',
          summary: 'Undo a switch',
          description:
            'With the ids and versions that it returned; also of an entry that was started alone, or a record that was created alone. Refused if anything of it was changed since.',
          ...common,
          headers: PressHeaders,
          body: UndoSwitch,
          response: responses({ 200: UndoneSwitch }, 'user', 'row', 'body', 'press', 'conflict'),
        },
      },
      (request) => switches.undo(pressOf(request), request.body),
    );
  };
}
