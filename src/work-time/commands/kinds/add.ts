import { paths } from '#contract/paths.ts';
import type { CreateWorkRecord } from '#contract/work-time.ts';
import { only } from '#lib/http/http.ts';
import { fieldsOf, isText, readOne } from '#lib/http/read.ts';
import { extensions } from '#session/extensions.ts';
import { sessionStore } from '#session/session-store.ts';
import { readRecord } from '../../data/record-calls.ts';
import { withRecord } from '../changed-rows.ts';
import { commandsText } from '../text.ts';
import type { TrackerKind } from '../tracker-rows.ts';

/** Makes a record with the customer's name for new ones. */
export interface Add {
  kind: 'add';
}

export const add: TrackerKind<Add> = {
  makes: () => ['record'],

  isReadable: () => true,

  async send({ newIds }, write) {
    const name = commandsText.newName;
    const session = sessionStore.get();
    const data: CreateWorkRecord | undefined = session
      ? {
          name,
          jwt_access: session.access,
          access_token_username: session.accessPayload.username,
          user: session.accessPayload.user_id,
          uuid: extensions.get() ? newIds.record : undefined,
        }
      : undefined;
    const url = paths.workRecords;
    const body = fieldsOf(await write({ method: 'post', url, data, validateStatus: only(201) }));
    // A server need not return more than the new record's id.
    const record = readOne({ ...body, name: isText(body.name) ? body.name : name }, readRecord);
    const { id, number, version } = record;
    return {
      undo:
        version === undefined
          ? null
          : { kind: 'undo-switch', switched: { ended: [], created: { id, version } } },
      serverIds: { record: id },
      number: number ?? undefined,
    };
  },

  effect: (rows, { newIds }, number) =>
    withRecord(rows, newIds.record, commandsText.newName, number),

  name: () => commandsText.names.add,
};
