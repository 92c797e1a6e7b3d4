import { useState } from 'react';

/** The value, or the last one while there is none; it must stay the same until it changes. */
export function useLast<Value extends object>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
