import { hostileTexts, type Chance } from './attackChance.ts';
import { hostileDocument } from './attackDocuments.ts';
import {
  escapes,
  headerNames,
  headerValues,
  methods,
  oddEscapes,
  oddParts,
  parameters,
  places,
} from './attackParts.ts';

/** A request as sent over the wire. */
export interface RawRequest {
  kind: string;
  method: string;
  /** As in the request line. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** URL-encoded text; a lone surrogate becomes the replacement character. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** A path that Node agrees to send: visible ASCII unchanged, other characters URL-encoded. */
const sendable = (text: string) => text.replace(/[^\x21-\x7e]/gu, escaped);

function address(chance: Chance): RawRequest {
  const piece = () => chance.of(chance.isTrue(0.6) ? escapes : chance.isTrue(0.5) ? oddEscapes : oddParts);
  const place = chance.of(places);
  const at = chance.whole(place.length + 1);
  const path = chance.of([
    () => place.slice(0, at) + piece() + place.slice(at),
    () => place + piece() + piece(),
    () => `/${piece()}${place}`,
    () => place.toUpperCase(),
  ])();
  return {
    kind: 'address',
    method: chance.isTrue(0.9) ? 'GET' : chance.of(methods),
    path: sendable(path),
    headers: {},
  };
}

function query(chance: Chance): RawRequest {
  const pairs = chance.many(1 + chance.whole(4), () => {
    const value = chance.of(hostileTexts).slice(0, 3000);
    const isEscaped = chance.isTrue(0.8);
    return `${encodeURIComponent(chance.of(parameters))}=${isEscaped ? escaped(value) : value}`;
  });
  return {
    kind: 'query',
    method: 'GET',
    path: sendable(`${chance.of(places)}?${pairs.join('&')}`),
    headers: {},
  };
}

function headers(chance: Chance): RawRequest {
  const set = chance.many(
    1 + chance.whole(5),
    () => [chance.of(headerNames), chance.of(headerValues)] as const,
  );
  const method = chance.isTrue(0.6) ? 'GET' : 'POST';
  return {
    kind: 'headers',
    method,
    path: chance.of(places),
    headers: Object.fromEntries(set.filter(([name]) => name !== 'expect' && name !== 'transfer-encoding')),
    ...(method === 'POST' && { body: chance.of(hostileTexts) }),
  };
}

/** JSON of any shape; deep and wide ones too. */
function payload(chance: Chance, depth = 0): unknown {
  if (depth > 4 || chance.isTrue(0.4))
    return chance.of([chance.of(hostileTexts), chance.whole(1e9) - 5e8, null, true, []]);
  if (chance.isTrue(0.3)) return chance.many(chance.whole(5), () => payload(chance, depth + 1));
  const names = [
    'name',
    'id',
    'slug',
    'username',
    'password',
    'accessKey',
    'url',
    'urls',
    'events',
    '__proto__',
    'a',
  ];
  return Object.fromEntries(
    chance.many(chance.whole(6), () => [chance.of(names), payload(chance, depth + 1)]),
  );
}

function json(chance: Chance): RawRequest {
  const body = chance.of([
    () => JSON.stringify(payload(chance)),
    () => JSON.stringify(payload(chance)).slice(0, -1 - chance.whole(5)),
    () => '['.repeat(1 + chance.whole(100_000)),
    () => `{${'"a":{'.repeat(chance.whole(50_000))}`,
    () => `{${chance.many(2000, (n) => `"k${n}":${n}`).join(',')}}`,
    () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
    () => chance.of(hostileTexts),
  ])();
  return {
    kind: 'payload',
    method: chance.of(['POST', 'PUT', 'PATCH', 'DELETE']),
    path: chance.of(places),
    headers: { 'content-type': chance.isTrue(0.8) ? 'application/json' : chance.of(headerValues) },
    body,
  };
}

function form(chance: Chance): RawRequest {
  const boundary = chance.of(['b', 'x'.repeat(70), '--', 'ä', '']);
  const part = () =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${chance.of(['file', 'mapping', 'dryRun', '0', 'map', '__proto__'])}"${
      chance.isTrue(0.5)
        ? `; filename="${chance
            .of(hostileTexts)
            .slice(0, 200)
            .replace(/[\r\n]/g, '')}"`
        : ''
    }\r\n\r\n${chance.of(hostileTexts)}\r\n`;
  const end = chance.of([`--${boundary}--\r\n`, `--${boundary}`, '', '--']);
  return {
    kind: 'form',
    method: 'POST',
    path: chance.of(['/api/upload-excel', '/graphql']),
    headers: {
      'content-type': chance.of([
        `multipart/form-data; boundary=${encodeURIComponent(boundary)}`,
        'multipart/form-data',
      ]),
      ...(chance.isTrue(0.3) && { 'apollo-require-preflight': '1' }),
    },
    body: chance.many(chance.whole(30), part).join('') + end,
  };
}

function graphql(chance: Chance): RawRequest {
  const { query: document, variables } = hostileDocument(chance);
  const asked = {
    query: document,
    variables,
    ...(chance.isTrue(0.1) && { operationName: chance.of(hostileTexts) }),
  };
  if (chance.isTrue(0.8) || document.length > 4000)
    return {
      kind: 'graphql',
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(chance.isTrue(0.05) ? [asked, asked] : asked),
    };
  const path = `/graphql?query=${escaped(document)}`;
  return { kind: 'graphql', method: 'GET', path: sendable(path), headers: {} };
}

const makers = [address, address, query, query, headers, json, form, graphql, graphql, graphql];

/** One hostile request of any kind. */
export function hostileRequest(chance: Chance): RawRequest {
  return chance.of(makers)(chance);
}
