import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LIST_FRAGMENT } from './list-fragment.ts';

/**
 * What a link with a list brought, as it stands in its fragment. It is taken out of the address at
 * once, so that it stays in no history and in no address that is passed on.
 */
export function useSharedLink(): { packed: string | null; close: () => void } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [packed, setPacked] = useState<string | null>(null);
  useEffect(() => {
    if (!hash.startsWith(LIST_FRAGMENT)) return;
    setPacked(hash.slice(LIST_FRAGMENT.length));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return { packed, close: () => setPacked(null) };
}
