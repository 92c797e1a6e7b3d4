import { fieldsOf, isId, isText } from '#lib/http/read.ts';
import { extensions } from '#session/extensions.ts';

/**
 * The name of a row in calls: its uuid on our own server, on others its id.
 *
 * @param prefix of the fields, where they are those of another row
 */
export function readRowId(wire: unknown, prefix: '' | 'record' = ''): string | undefined {
  const fields = fieldsOf(wire);
  const uuid = fields[prefix === '' ? 'uuid' : 'record_uuid'];
  // Another server that tells one need not take it in place of the id.
  if (extensions.get() && isText(uuid)) return uuid;
  const id = fields[prefix === '' ? 'id' : 'record'];
  return isId(id) ? String(id) : undefined;
}
