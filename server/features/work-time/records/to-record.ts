import type { TrackedRecord } from '#contract/work-time.ts';
import { toTimestamp } from '../moment.ts';

interface Row {
  id: number;
  name: string;
  ip_addr: string;
  user: number;
  uuid: string;
  version: number;
  used_at: number | null;
  archived_at: number | null;
}

/** A record as it is sent. */
export function toRecord({ id, name, ip_addr, user, uuid, version, ...row }: Row): TrackedRecord {
  return {
    id,
    name,
    ip_addr,
    user,
    uuid,
    version,
    archived: row.archived_at !== null,
    used_at: row.used_at === null ? null : toTimestamp(row.used_at),
  };
}
