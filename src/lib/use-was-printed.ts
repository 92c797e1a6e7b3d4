import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True if the page was printed, or is about to be: parts for paper alone are drawn from then on. It
 * stays, since some browsers still read the page after they have said that they are done.
 */
export function useWasPrinted(): boolean {
  const [wasPrinted, setWasPrinted] = useState(() => matchMedia('print').matches);
  useEffect(() => {
    // The browser reads the page as soon as this returns.
    const draw = () => flushSync(() => setWasPrinted(true));
    const media = matchMedia('print');
    const onMedia = () => media.matches && draw();
    window.addEventListener('beforeprint', draw);
    media.addEventListener('change', onMedia);
    return () => {
      window.removeEventListener('beforeprint', draw);
      media.removeEventListener('change', onMedia);
    };
  }, []);
  return wasPrinted;
}
