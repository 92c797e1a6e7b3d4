import { readFileSync } from 'node:fs';

/** The most memory that a process has had, in MiB; 0 where the system does not tell. */
export function mostMemoryMib(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
