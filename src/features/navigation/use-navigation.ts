import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { initialNavigation, navigate } from '#domain/navigation/navigation-state.ts';

/** The navigation state, which follows the address wherever it goes, back and forward too. */
export function useNavigation() {
  const { pathname } = useLocation();
  const [state, dispatch] = useReducer(navigate, pathname, (path) =>
    navigate(initialNavigation, { kind: 'visit', path }),
  );
  useEffect(() => dispatch({ kind: 'visit', path: pathname }), [pathname]);
  return { state, pathname };
}
