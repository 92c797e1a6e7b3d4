/** A random uuid of version 4. `crypto.randomUUID` is missing over plain http. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${digits.slice(0, 12)}4${digits.slice(13, 16)}8${digits.slice(17)}`.replace(
    /^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
    '$1-$2-$3-$4-$5',
  );
}
