import { useEffect, useState } from 'react';

const REST_MS = 2000;

/** Becomes true when the pointer has not moved for two seconds. */
export function useRestingPointer(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    let timer = window.setTimeout(() => setRests(true), REST_MS);
    const onMove = () => {
      clearTimeout(timer);
      setRests(false);
      timer = window.setTimeout(() => setRests(true), REST_MS);
    };
    addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', onMove);
    };
  }, []);
  return rests;
}
