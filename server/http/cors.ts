import type { FastifyInstance } from 'fastify';

const TEN_MINUTES_IN_SECONDS = 600;

/** Lets pages of these origins call the API, without cookies (SEC-15). */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  const { default: cors } = await import('@fastify/cors');
  await app.register(cors, {
    origin: origins,
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Press-Time'],
    exposedHeaders: ['Date', 'Idempotency-Key', 'Retry-After', 'User-Revision'],
    maxAge: TEN_MINUTES_IN_SECONDS,
  });
}
