// Baseline for GraphQL and REST: Fastify routes that each answer one prepared statement. Prints its address.
// Environment: DATABASE_URL.
import fastify from 'fastify';
import pg from 'pg';
import {
  toGraphBusiness,
  toGraphList,
  toRestBusiness,
  type BareBusiness,
  type BareCard,
  type BareRow,
} from './benches/bareAnswer.ts';
import {
  graphBusinessStatement,
  graphListStatement,
  restBusinessStatement,
  restListStatement,
} from './benches/bareStatements.ts';

pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rows = async <Row extends object>(statement: { name: string; text: string }, values: string[] = []) =>
  (await pool.query<Row>({ ...statement, values })).rows;

const app = fastify();
app.get('/graph/list', async () => toGraphList(await rows<BareRow>(graphListStatement)));
app.get<{ Params: { slug: string } }>('/graph/business/:slug', async ({ params }) =>
  toGraphBusiness(await rows<{ business: BareBusiness }>(graphBusinessStatement, [params.slug])),
);
app.get('/rest/list', async () => (await rows<BareCard>(restListStatement)).map(toRestBusiness));
app.get<{ Params: { slug: string } }>('/rest/business/:slug', async ({ params }) =>
  (await rows<BareCard>(restBusinessStatement, [params.slug])).map(toRestBusiness).at(0),
);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
