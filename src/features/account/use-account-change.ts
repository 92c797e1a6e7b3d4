import { type UseMutateFunction, useMutation } from '@tanstack/react-query';
import { type RefCallback, useState } from 'react';
import { useAppSettings } from '#lib/use-app-settings.ts';
import { clearError } from '#notices/notify.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { tellFailure } from './checks.ts';
import { useReadAgain } from './use-account.ts';

interface AccountChange<Target> {
  change: UseMutateFunction<string, Error, Target>;
  busy: boolean;
  /** The last change, in words; empty before the first. */
  done: string;
  /** The element that shows it, which gets the focus if the pressed button is gone. */
  focusAfter: RefCallback<HTMLElement>;
}

/**
 * Changes something of the account, tells what was done and reads the account again.
 *
 * @param perform returns what was done, for people
 */
export function useAccountChange<Target>(
  perform: (target: Target) => Promise<string>,
): AccountChange<Target> {
  const readAgain = useReadAgain();
  const { announce } = useAppSettings();
  const [done, setDone] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: perform,
    onMutate: clearError,
    onError: (error) => tellFailure(error),
    onSuccess: (message) => {
      setDone(message);
      announce(message);
    },
    onSettled: readAgain,
  });
  return { change: mutate, busy: isPending, done, focusAfter: useFocusAfter(isPending) };
}
