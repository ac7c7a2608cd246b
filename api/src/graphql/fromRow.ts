/**
 * Options of a field that is a property of its row. Like `expose`, it needs no resolver call in a compiled query. Unlike `expose` on
 * a `prismaObject` with a `select`, it never makes Pothos load a row again that SQL has read.
 */
export function fromRow<Name extends string>(name: Name) {
  return {
    extensions: { pothosExposedField: name },
    resolve: <Value>(row: Record<Name, Value>): Value => row[name],
  };
}
