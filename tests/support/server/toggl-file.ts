const HEADER =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags';
const FIRST = Date.UTC(2021, 0, 1);
const EVERY_MS = 2 * 3_600_000;

/** A detailed CSV of Toggl Track with so many entries of 20 projects, one every two hours. */
export function togglFile(entries: number): string {
  const lines = Array.from({ length: entries }, (_, index) => {
    const begin = local(FIRST + index * EVERY_MS);
    const end = local(FIRST + index * EVERY_MS + EVERY_MS / 2);
    return `taro,t@example.com,,案件${index % 20},,"作業 ${index}, 続き",No,${begin},${end},01:00:00,`;
  });
  return [HEADER, ...lines].join('\r\n');
}

function local(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ',');
}
