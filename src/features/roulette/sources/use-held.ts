import { useState } from 'react';

/** The value as it was when it began to be held. */
export function useHeld<Value>(value: Value, hold: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!hold && held !== value) setHeld(value);
  return hold ? held : value;
}
