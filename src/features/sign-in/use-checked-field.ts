import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A field whose value the browser keeps, checked with every change, once more when it is sent, and when
 * the page is taken over with something in it.
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
