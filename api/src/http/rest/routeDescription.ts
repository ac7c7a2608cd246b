import type { RestParameters } from './restParameter.ts';

/** JSON Schema of OpenAPI 3.1. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** A named shape derived from a GraphQL type: selected fields, and fields that REST prints differently. */
export interface AnswerShape {
  name: string;
  /** GraphQL type. */
  type: string;
  /** Selection on the type. */
  fields: string;
  /** Fields that the adapter writes, in place of or beside the selected ones. */
  adapted?: Record<string, JsonSchema | { list: AnswerShape }>;
  description?: string;
}

export type AnswerBody =
  | { list: AnswerShape }
  | { one: AnswerShape }
  | { schema: JsonSchema }
  /** Bytes of a content type. */
  | { file: string[] };

export interface RouteDescription {
  summary: string;
  details?: string;
  access: 'public' | 'operator';
  /** Path parameters by name. */
  path?: Record<string, JsonSchema & { description: string }>;
  parameters?: RestParameters;
  /** Request headers by name, with their purpose. */
  headers?: Record<string, string>;
  body?: { type: string; schema: JsonSchema | { input: string; required?: string[] } };
  answers: Record<number, { description: string; body?: AnswerBody; headers?: Record<string, string> }>;
  /** Error statuses besides 400, 401, 403, 429, 500 and 503. */
  refusals?: number[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** OpenAPI description of the route. */
    description?: RouteDescription;
  }
}
