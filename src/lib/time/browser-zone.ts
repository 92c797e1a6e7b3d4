/** The time zone of the browser, such as `Asia/Tokyo`. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
