import { closeSync, openSync } from 'node:fs';

const FORBIDDEN = 403;

/**
 * Whether a file could not be sent because the process, or the system, may open no more files.
 * `@fastify/static` calls it forbidden where it could not read a folder, and does not say why.
 */
export function isOutOfFiles(error: Error & { code?: unknown; statusCode?: number }): boolean {
  return error.statusCode === FORBIDDEN ? cannotOpen() : isLimit(error);
}

function cannotOpen(): boolean {
  try {
    closeSync(openSync(import.meta.filename, 'r'));
    return false;
  } catch (error) {
    return isLimit(error);
  }
}

function isLimit(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EMFILE' || error.code === 'ENFILE')
  );
}
