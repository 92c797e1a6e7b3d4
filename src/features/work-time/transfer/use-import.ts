import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IMPORT_LIMIT_BYTES } from '#contract/limits.ts';
import type { ImportQuery, ImportReport } from '#contract/transfer.ts';
import { toApiError } from '#lib/http/api-error.ts';
import { browserZone } from '#lib/time/browser-zone.ts';
import { trackerKey } from '../data/queries.ts';
import { transferText } from './text.ts';
import { importFile } from './transfer-api.ts';

interface Chosen {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

type Options = Pick<ImportQuery, 'zone' | 'date_order'>;

/** One file on its way in: chosen, looked at, imported (HRS-9). */
export function useImport() {
  const client = useQueryClient();
  const underWay = useRef<AbortController>(undefined);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [options, setOptions] = useState<Options>({ zone: browserZone.get() });
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(0);
  useEffect(() => () => underWay.current?.abort(), []);

  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ bytes, query }: { bytes: ArrayBuffer; query: ImportQuery }) => {
      underWay.current?.abort();
      const controller = new AbortController();
      underWay.current = controller;
      setSent(0);
      setProblem('');
      try {
        const read = await importFile({ bytes, query }, controller.signal, setSent);
        if (underWay.current === controller) setReport(read);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (query.dry_run) setReport(null);
        setProblem(transferText.failed(toApiError(error)));
      }
    },
    onSettled: (_data, _error, { query }) => {
      if (!query.dry_run) void client.invalidateQueries({ queryKey: trackerKey });
    },
  });

  function look(file: Chosen, asked: Options): void {
    setOptions(asked);
    mutate({ bytes: file.bytes, query: { ...asked, dry_run: true } });
  }

  return {
    fileName: chosen?.name ?? null,
    options,
    report,
    /** What went wrong; empty if nothing did. */
    problem,
    /** The share of the file that has been sent, from 0 to 1. */
    sent,
    isLooking: isPending && variables?.query.dry_run === true,
    isImporting: isPending && variables?.query.dry_run !== true,

    async choose(file: File): Promise<void> {
      underWay.current?.abort();
      setReport(null);
      if (file.size > IMPORT_LIMIT_BYTES) {
        setChosen(null);
        setProblem(transferText.tooLarge);
        return;
      }
      const next = { name: file.name, bytes: await file.arrayBuffer() };
      setChosen(next);
      look(next, { zone: options.zone });
    },

    ask(change: Options): void {
      if (chosen) look(chosen, { ...options, ...change });
    },

    confirm(withoutWrong: boolean): void {
      if (!chosen) return;
      const query = { ...options, ...(withoutWrong && { without_wrong: true }) };
      mutate({ bytes: chosen.bytes, query });
    },

    /** The server stops, and stores nothing. */
    stop: () => underWay.current?.abort(),
  };
}

export type Import = ReturnType<typeof useImport>;
