import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { clearError, notifyError } from '#notices/notify.ts';
import { sessionText } from '#session/text.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { type AccountFields, markRefused } from './checks.ts';
import { accountKey } from './use-account.ts';

/**
 * Changes something of the account, says so and reads the account again.
 *
 * @param perform returns its message for people
 * @param form whose fields show the problems that the server found
 * @returns among others the last change in words, empty before the first, and the ref of what gets the focus
 *   if the pressed button is gone
 */
export function useAccountChange<Target = void>(
  perform: (target: Target) => Promise<string>,
  form?: UseFormReturn<AccountFields>,
) {
  const queries = useQueryClient();
  const { announce } = useAppSettings();
  const [done, setDone] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: perform,
    onMutate: clearError,
    onError: (error) => {
      if (!form || !markRefused(error, form)) notifyError(sessionText.callFailed(error));
    },
    onSuccess: (message) => {
      setDone(message);
      announce(message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: accountKey }),
  });
  return { change: mutate, busy: isPending, done, focusAfter: useFocusAfter(isPending) };
}
