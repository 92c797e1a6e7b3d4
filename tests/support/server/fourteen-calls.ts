/**
 * Another kind of server: the customer's fourteen calls and nothing else, in the shapes of Django
 * REST framework with simplejwt. It keeps everything in memory and checks little.
 */
import fastify, { type FastifyInstance } from 'fastify';
import { madeUpToken } from '../page/made-up-session.ts';

const ACCESS_SECONDS = 86_400;
const REFRESH_SECONDS = 8_640_000;
const API = '/api/';

interface Row {
  id: number;
  name: string;
  ip_addr: string;
  user: number;
}

interface Entry {
  id: number;
  record: number;
  beginning_time: string;
}

export interface FourteenCalls {
  app: FastifyInstance;
  /** The calls that such a server does not know, oldest first. */
  unknown: string[];
}

export function createFourteenCalls(): FourteenCalls {
  const unknown: string[] = [];
  const users: string[] = [];
  let records: Row[] = [];
  let entries: Entry[] = [];
  let ids = 0;
  const nextId = () => {
    ids += 1;
    return ids;
  };
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  // A write without a body may name any type, or none.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body === '' ? {} : JSON.parse(String(body))),
  );

  function tokenPair(username: string) {
    const iat = Math.floor(Date.now() / 1000);
    const user_id = users.indexOf(username) + 1;
    const payload = { iat, user_id, username, uuid: '3f4fb0a1-0000-4000-8000-000000000007' };
    const token = (jti: string, seconds: number) =>
      madeUpToken({ ...payload, jti: `${jti}-${nextId()}`, exp: iat + seconds });
    return { access: token('access', ACCESS_SECONDS), refresh: token('refresh', REFRESH_SECONDS) };
  }

  app.post<{ Body: { username: string } }>(`${API}user/register/`, async (request, reply) => {
    users.push(request.body.username);
    return reply.code(201).send({ username: request.body.username });
  });
  app.post<{ Body: { username: string } }>(`${API}user/token/`, async (request, reply) => {
    const { username } = request.body;
    if (!users.includes(username)) return reply.code(401).send({ detail: 'No active account' });
    return tokenPair(username);
  });
  app.post(`${API}user/token/refresh/`, async () => tokenPair(users[0] ?? ''));
  app.get(`${API}httprequest/responsetime/`, async () => [{ id: 1, ip_addr: '192.0.2.1' }]);
  app.get(`${API}roulette/noauth/`, async () => [{ id: 1, title: '昼食' }]);
  app.get(`${API}roulette/noauth/:id/items`, async () => [{ title: '蕎麦' }, { title: 'カレー' }]);

  type OfRecord = { Params: { id: string; entry: string }; Body: { name: string } };
  const recordOf = ({ params }: { params: unknown }) =>
    records.find(({ id }) => id === Number((params as OfRecord['Params']).id));
  const path = `${API}worktimetracker/`;

  app.get(path, async () => records);
  app.post<OfRecord>(path, async ({ body }, reply) => {
    const record = { id: nextId(), name: body.name, ip_addr: '192.0.2.1', user: 1 };
    records = [...records, record];
    return reply.code(201).send(record);
  });
  app.get(`${path}:id/`, async (request, reply) => recordOf(request) ?? reply.code(404).send({}));
  app.put<OfRecord>(`${path}:id/`, async (request) => {
    const record = recordOf(request);
    if (record) record.name = request.body.name;
    return record;
  });
  app.delete(`${path}:id/`, async (request, reply) => {
    records = records.filter((record) => record !== recordOf(request));
    return reply.code(204).send();
  });
  app.get<OfRecord>(`${path}gettarget/:id/`, async ({ params }) =>
    entries
      .filter(({ record }) => record === Number(params.id))
      .map(({ id, beginning_time }) => ({ id, beginning_time })),
  );
  app.post<OfRecord>(`${path}:id/timetracker/`, async ({ params }, reply) => {
    const beginning_time = new Date().toISOString();
    const entry = { id: nextId(), record: Number(params.id), beginning_time };
    entries = [...entries, entry];
    return reply.code(201).send({ id: entry.id, beginning_time });
  });
  app.put<OfRecord>(`${path}:id/timetracker/:entry/`, async ({ params }) => {
    entries = entries.filter(({ id }) => id !== Number(params.entry));
    return { id: Number(params.entry) };
  });

  app.setNotFoundHandler(async (request, reply) => {
    unknown.push(`${request.method} ${request.url}`);
    return reply.code(404).send({ detail: 'Not found.' });
  });
  return { app, unknown };
}
