import { useEffect, useState } from 'react';

/** True once the component has been shown for this many milliseconds. */
export function useIsLong(ms: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLong;
}
