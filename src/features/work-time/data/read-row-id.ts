import { fieldsOf, isId, isText } from '#lib/http/read.ts';

/**
 * What names a row in calls: its uuid on our own server, on others its id.
 *
 * @param prefix of the fields, where they are those of another row
 */
export function readRowId(wire: unknown, prefix: '' | 'record' = ''): string | undefined {
  const fields = fieldsOf(wire);
  const uuid = fields[prefix === '' ? 'uuid' : 'record_uuid'];
  if (isText(uuid)) return uuid;
  const id = fields[prefix === '' ? 'id' : 'record'];
  return isId(id) ? String(id) : undefined;
}
