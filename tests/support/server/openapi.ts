import type { FastifyInstance } from 'fastify';

export interface Media {
  content?: Record<string, { schema: object }>;
}

export interface Operation {
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; schema: object }[];
  requestBody?: Media;
  responses: Record<string, Media>;
}

export interface OpenApiDocument {
  openapi: string;
  /** By path, then by method in small letters. */
  paths: Record<string, Record<string, Operation>>;
}

/** The app's description of its own routes. */
export async function openApiDocument(app: FastifyInstance): Promise<OpenApiDocument> {
  return (await app.inject('/api/openapi.json')).json();
}
