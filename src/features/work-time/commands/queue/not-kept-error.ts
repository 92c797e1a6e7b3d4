/** The browser keeps nothing: storage full, blocked, private or damaged. */
export class NotKeptError extends Error {
  override readonly name = 'NotKeptError';
}
