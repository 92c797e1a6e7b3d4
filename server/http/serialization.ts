import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { lazily } from '#server/runtime/lazily.ts';

const compileNow = SerializerSelector()({});

/** Fastify's own serializers, compiled for the first response. */
export const compileSerializer: FastifySerializerCompiler<unknown> = ({
  httpStatus = '',
  ...route
}) => {
  const serializer = lazily(() => compileNow({ ...route, httpStatus }));
  return (data) => serializer()(data);
};
