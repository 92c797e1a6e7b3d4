import { fieldsOf, isId, isText } from '#lib/http/read.ts';
import { extensions } from '#session/extensions.ts';

/**
 * The name of a row in calls: its uuid on our own server, on others its id.
 *
 * @param prefix of the fields that name another row than the one they are in
 */
export function readRowId(wire: unknown, prefix: '' | 'record' = ''): string | undefined {
  const fields = fieldsOf(wire);
  const uuid = fields[prefix === '' ? 'uuid' : 'record_uuid'];
  // Another server may tell a uuid, and yet take no other name than the id.
  if (extensions.get() && isText(uuid)) return uuid;
  const id = fields[prefix === '' ? 'id' : 'record'];
  return isId(id) ? String(id) : undefined;
}
