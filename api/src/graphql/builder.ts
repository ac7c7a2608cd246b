import SchemaBuilder from '@pothos/core';
import ComplexityPlugin, { ComplexityErrorKind } from '@pothos/plugin-complexity';
import PrismaPlugin from '@pothos/plugin-prisma';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { DateTimeResolver } from 'graphql-scalars';
import GraphQLUpload, { type FileUpload } from 'graphql-upload/GraphQLUpload.mjs';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type PrismaTypes from '../generated/pothosTypes.ts';
import { getDatamodel } from '../generated/pothosTypes.ts';
import { accessRefusal, mayOperate, type Context } from '../lib/context.ts';
import { costLimits, isCostChecked, queryTooExpensive } from './queryCost.ts';
import { storableJson } from './storableJson.ts';

const costNames = {
  [ComplexityErrorKind.Complexity]: 'complexity',
  [ComplexityErrorKind.Depth]: 'depth',
  [ComplexityErrorKind.Breadth]: 'breadth',
} as const;

/** Numeric columns are objects where Prisma read them, and numbers where SQL did. */
type ReadBySql<Shape> = {
  [Column in keyof Shape]: Prisma.Decimal extends Shape[Column] ? Shape[Column] | number : Shape[Column];
};
type Models = {
  [Model in keyof PrismaTypes]: Omit<PrismaTypes[Model], 'Shape'> & {
    Shape: ReadBySql<PrismaTypes[Model]['Shape']>;
  };
};

/** The schema builder, to which features add their types. */
export const builder = new SchemaBuilder<{
  PrismaTypes: Models;
  Context: Context;
  DefaultFieldNullability: false;
  /** `person`: an operator with a session, never an API key. */
  AuthScopes: { operator: boolean; person: boolean };
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
    authScopes: (context) => ({
      operator: mayOperate(context),
      person: mayOperate(context) && context.viewer.kind !== 'key',
    }),
    unauthorizedError: (_parent, context) => accessRefusal(context),
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    // Stored operations are written by us, so their lists need no limit.
    limit: (context) => (context.isStoredOperation || isCostChecked(context) ? {} : costLimits),
    complexityError: (kind, result) => {
      const name = costNames[kind];
      return queryTooExpensive(name, result[name]);
    },
  },
});

builder.addScalarType('DateTime', DateTimeResolver);
builder.addScalarType('JSON', storableJson);
builder.addScalarType('Upload', GraphQLUpload);
builder.queryType({
  description: 'Read operations. The descriptions of fields that only operators may use say so.',
});
builder.mutationType({
  description: 'Write operations. The descriptions of fields that only operators may use say so.',
});
