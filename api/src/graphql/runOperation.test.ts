import { expect, it } from '@jest/globals';
import { Kind, parse, visit, type DocumentNode, type FieldNode } from 'graphql';
import { schema } from '../schema.ts';
import { testContext } from '../testing/execute.ts';
import { makeBusiness, makeCategory } from '../testing/factories.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { runOperation } from './runOperation.ts';

const database = useTestDatabase();

// As Apollo's cache does: one node for all places of all documents.
const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
const withTypenames = (text: string): DocumentNode =>
  visit(parse(text), {
    SelectionSet: (node, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  });

it('documents that share nodes are answered like any other', async () => {
  const { id } = await makeCategory(database.db, 'Cafe');
  await makeBusiness(database.db, { categoryId: id });
  const context = testContext(testServices(database.db));
  const documents = [
    '{ stats { total } }',
    '{ businesses { nodes { id category { name } } } }',
    '{ categories { nodes { name } } }',
    '{ businesses { nodes { category { name } } } }',
  ];
  for (const text of documents) {
    const { data } = await runOperation(schema, withTypenames(text), {}, context);
    expect([text, JSON.stringify(data).split('__typename').length - 1]).toEqual([
      text,
      JSON.stringify(withTypenames(text)).split('__typename').length - 1,
    ]);
  }
});
