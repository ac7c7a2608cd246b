import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { runOperation, storedDocument } from '../../graphql/runOperation.ts';
import { schema } from '../../schema.ts';
import type { TestBrowser } from '../TestBrowser.ts';

export type Field = GraphQLField<unknown, unknown>;
export type Operation = 'query' | 'mutation';

/** Calls a field with values that fit its required arguments; answers the code of its error. */
export async function callField(browser: TestBrowser, operation: Operation, field: Field): Promise<unknown> {
  const args = field.args.filter(isRequiredArgument);
  const variables = Object.fromEntries(args.map((arg) => [arg.name, sample(arg.type)]));
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const document = storedDocument(
    schema,
    `${operation} ${declared && `(${declared})`} { ${field.name}${given && `(${given})`} ${selection} }`,
  );
  const { errors } = await runOperation(schema, document, variables, await browser.request());
  return errors?.[0]?.extensions?.code;
}

/** A value that fits a type. */
function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, sample(field.type)]));
  }
  switch (type.name) {
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    case 'DateTime':
      return '2026-01-01T00:00:00.000Z';
    case 'JSON':
      return {};
    case 'Upload': {
      const upload = new Upload();
      upload.reject(new Error('the file was cut off'));
      upload.promise.catch(() => undefined);
      return upload;
    }
    default:
      return '1';
  }
}
