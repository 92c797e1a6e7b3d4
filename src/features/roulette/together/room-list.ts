import { isPlainText } from '#domain/plain-text.ts';
import { type Bytes, isSame, keyOf, type RoomList, secretOf } from '#domain/rooms/bytes.ts';
import { fieldsOf, isText } from '#lib/http/read.ts';
import { sha256 } from './room-crypto.ts';

/** @returns the list of a link's key; `null` if it is another one */
export async function readList(
  plain: Bytes | null | undefined,
  key: Bytes,
): Promise<RoomList | null> {
  if (!plain || !isSame(await keyOf(secretOf(key), plain, sha256), key)) return null;
  const { title, items } = fieldsOf(JSON.parse(new TextDecoder().decode(plain)));
  const isWhole = isName(title) && Array.isArray(items) && items.every(isName);
  return isWhole && items.length > 0 ? { title, items } : null;
}

function isName(value: unknown): value is string {
  return isText(value) && isPlainText(value);
}
