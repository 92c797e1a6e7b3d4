import { expect, it } from 'vitest';
import type { ImportPlan } from '#server/features/work-time/transfer/plan-import.ts';
import { stageImport } from '#server/features/work-time/transfer/stage-import.ts';

const plan: ImportPlan = {
  newRecords: [{ uuid: 'r', name: '設計', archived: false, created_at: 0 }],
  newEntries: [
    { line: 1, record: 'r', target: { uuid: 'r' }, uuid: 'e', begin: 0, end: 1, note: '' },
  ],
  newLists: [],
  existing: { records: 0, entries: 0, lists: 0 },
  takenRecords: [],
  takenEntries: [],
};

// HRS-10
it('an import whose record was not stored fails, and stores no entry of it', async () => {
  const entries: unknown[] = [];
  const stage = {
    renew: async () => undefined,
    addRecords: async () => new Map(),
    addEntries: async (batch: readonly unknown[]) => void entries.push(...batch),
  };
  await expect(stageImport(plan, '::1', stage, 0, async () => undefined)).rejects.toThrow(
    'was not stored',
  );
  expect(entries).toEqual([]);
});
