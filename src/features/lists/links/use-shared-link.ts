import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SharedList } from '#domain/roulette/shared-list.ts';
import { LIST_FRAGMENT } from './list-link.ts';

/**
 * The fragment of a link with a list, and the list once it was read from it. The fragment is taken out of
 * the address at once, so that it stays in no history and in no address that is passed on.
 */
export function useSharedLink() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [packed, setPacked] = useState<string | null>(null);
  const [list, setList] = useState<SharedList | null>(null);
  useEffect(() => {
    if (!hash.startsWith(LIST_FRAGMENT)) return;
    setPacked(hash.slice(LIST_FRAGMENT.length));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return {
    packed,
    list,
    setList,
    close(): void {
      setPacked(null);
      setList(null);
    },
  };
}
