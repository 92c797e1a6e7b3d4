import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

interface ErrorGuardProps {
  /** Shown in place of the content when that throws, until one goes to another page. */
  fallback: ComponentType<FallbackProps>;
  children: ReactNode;
}

/** Keeps what its content throws from what stands around it. */
export function ErrorGuard({ fallback, children }: ErrorGuardProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={fallback} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
