import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { DateTimeResolver, JSONResolver } from 'graphql-scalars';
import GraphQLUpload, { type FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type PrismaTypes from '../generated/pothosTypes.ts';
import { getDatamodel } from '../generated/pothosTypes.ts';
import type { Context } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { limits } from '../lib/limits.ts';

/** The schema in the making. Features add their types; this file knows none of them. */
export const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes;
  Context: Context;
  DefaultFieldNullability: false;
  AuthScopes: { operator: boolean };
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    JSON: { Input: unknown; Output: unknown };
    Upload: { Input: Promise<FileUpload>; Output: never };
  };
}>({
  defaultFieldNullability: false,
  plugins: [ScopeAuthPlugin, ComplexityPlugin, PrismaPlugin],
  prisma: {
    client: (context): PrismaClient => context.db.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
  },
  scopeAuth: {
    authScopes: (context) => ({ operator: context.viewer.kind !== 'anonymous' }),
    unauthorizedError: () => new AppError('UNAUTHENTICATED', 'Please log in.'),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    // Our own stored operations may take long lists; their shape is fixed, so nothing else needs a limit.
    limit: (context) =>
      context.isStoredOperation
        ? {}
        : { complexity: limits.complexity, depth: limits.depth, breadth: limits.breadth },
    complexityError: (kind) =>
      new GraphQLError(
        `The query asks for too much (${kind.toLowerCase()}). Ask for fewer fields or a smaller first.`,
        {
          extensions: { code: 'BAD_INPUT' },
        },
      ),
  },
});

builder.addScalarType('DateTime', DateTimeResolver);
builder.addScalarType('JSON', JSONResolver);
builder.addScalarType('Upload', GraphQLUpload);
builder.queryType();
builder.mutationType();
