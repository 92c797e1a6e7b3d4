import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import { UnavailableError } from '#server/runtime/errors.ts';

const PART_BYTES = 256 * 1024;

/**
 * Keeps the body of a request on the disk, where it waits for its turn and is read from in parts: in
 * memory it would take as much as it is long, for as long as a slow client sends. The route's
 * `bodyLimit` holds.
 */
export async function keepUpload<Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (bytes: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const limit = request.routeOptions.bodyLimit ?? 0;
  const file = await openUnnamed();
  try {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
    await receive(request.raw, limit, file);
    keepOpen(request.raw);
    return await work(
      file.createReadStream({ start: 0, autoClose: false, highWaterMark: PART_BYTES }),
    );
  } finally {
    // The rest of a body that is not wanted.
    if (request.raw.complete === false) reply.header('connection', 'close');
    await file.close();
  }
}

/** Nothing comes or goes while the file is worked on, and an idle connection is closed. */
function keepOpen({ socket }: IncomingMessage): void {
  // Requests that are injected have none. Node sets the time again for the next request.
  if (socket instanceof Socket) socket.setTimeout(0);
}

/** Without a name it is gone with its handle, also after a crash. */
async function openUnnamed(): Promise<FileHandle> {
  const path = join(tmpdir(), `kuji-${randomUUID()}`);
  try {
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  } catch (error) {
    throw notKept(error);
  }
}

async function receive(body: Readable, limit: number, file: FileHandle): Promise<void> {
  let received = 0;
  // Not destroyed, or nobody would get the reason.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    received += part.length;
    if (received > limit) throw tooLarge();
    await file.writeFile(part).catch((error) => {
      throw notKept(error);
    });
  }
}

function tooLarge(): Error {
  return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
}

function notKept(cause: unknown): UnavailableError {
  return new UnavailableError('The file cannot be kept.', { cause });
}
