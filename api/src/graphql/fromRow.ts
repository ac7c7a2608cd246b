/**
 * Options of a field that its row carries under the name of the field. As with `expose`, a compiled query reads the property
 * without a call. Unlike `expose` on a `prismaObject` with a `select`, it never has Pothos load a row again that SQL has read.
 */
export function fromRow<Name extends string>(name: Name) {
  return {
    extensions: { pothosExposedField: name },
    resolve: <Value>(row: Record<Name, Value>): Value => row[name],
  };
}
