import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A field with its value in the DOM alone. It is checked with every change, when the form is sent, and once at
 * first if something was typed before the script ran.
 *
 * @param problemOf the error message of a value, or `undefined`
 */
export function useCheckedField(problemOf: (value: string) => string | undefined) {
  const ref = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const value = () => ref.current?.value ?? '';

  function check(): boolean {
    const found = problemOf(value());
    setProblem(found);
    return found === undefined;
  }

  const checkTyped = useEffectEvent(() => value() !== '' && check());
  useEffect(() => void checkTyped(), []);

  return {
    props: { ref, problem, onChange: check },
    value,
    check,
    focus: () => ref.current?.focus(),
    fill(text: string): void {
      if (ref.current) ref.current.value = text;
    },
  };
}
