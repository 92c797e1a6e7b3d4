/** The time zone of the browser, such as `Asia/Tokyo`: asked for each time, since a device travels. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
