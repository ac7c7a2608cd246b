import type { OperationDefinitionNode } from 'graphql';
import type { SpanDescription } from '../lib/telemetry/tracing.ts';

/** Limit, since clients choose the names of their operations. */
const maxNameLength = 80;

/** Name and attributes of an operation's span. */
export function operationSpan(operation: OperationDefinitionNode | null | undefined): SpanDescription {
  const type = operation?.operation ?? 'query';
  const name = operation?.name?.value.slice(0, maxNameLength) ?? '';
  return {
    name: `${type} ${name}`.trim(),
    attributes: { 'graphql.operation.type': type, 'graphql.operation.name': name },
  };
}
