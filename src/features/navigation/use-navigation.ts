import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { initialNavigation, navigate } from '#domain/navigation/navigation-state.ts';
import { withoutEndSlash } from '#domain/navigation/sections.ts';

/** The navigation state, which follows the address, also back and forward. */
export function useNavigation() {
  const pathname = withoutEndSlash(useLocation().pathname);
  const [state, dispatch] = useReducer(navigate, pathname, (path) =>
    navigate(initialNavigation, { kind: 'visit', path }),
  );
  useEffect(() => dispatch({ kind: 'visit', path: pathname }), [pathname]);
  return { state, pathname };
}
