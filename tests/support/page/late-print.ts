/** A wait asks a query again and again, and only its last error is read: only that one prints the page. */
import { configure, getConfig } from '@testing-library/react';

/**
 * Lets the errors of queries print the page when they are read.
 *
 * @returns takes that back
 */
export function printPageLate(): () => void {
  const { getElementError } = getConfig();
  function lateError(message: string | null, container: Element): Error {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    // So that Vitest shows the line of the test.
    Error.captureStackTrace(error, lateError);
    let printed: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        printed ??= getElementError(message, container).message;
        return printed;
      },
    });
    return error;
  }
  configure({ getElementError: lateError });
  return () => configure({ getElementError });
}
