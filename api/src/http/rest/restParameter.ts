import type { FastifyRequest } from 'fastify';
import { QueryParameters } from './queryParameters.ts';

interface TextParameter {
  kind: 'text';
  description: string;
  /** Only for the description: the path itself reports a missing parameter. */
  isRequired?: true;
}
interface WholeParameter {
  kind: 'whole';
  description: string;
  min: number;
  max: number;
  /** Default. */
  standard?: number;
}
interface ChoiceParameter<Value extends string> {
  kind: 'choice';
  description: string;
  values: readonly Value[];
}
interface AnyCaseParameter<Value extends string> {
  kind: 'anyCase';
  description: string;
  values: readonly Value[];
}
export type RestParameter =
  | TextParameter
  | WholeParameter
  | ChoiceParameter<string>
  | AnyCaseParameter<string>;
/** Parameters of a path by name: how the query string is read, and its documentation. */
export type RestParameters = Record<string, RestParameter>;

type ValueOf<Parameter> = Parameter extends { kind: 'whole'; standard: number }
  ? number
  : Parameter extends WholeParameter
    ? number | null
    : Parameter extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value | null
      : Parameter extends { kind: 'anyCase'; values: readonly (infer Value extends string)[] }
        ? Uppercase<Value> | null
        : string | null;

/** Text of any length; empty counts as omitted. */
export const textParameter = (description: string) => ({ kind: 'text', description }) as const;

/** Required text. */
export const requiredTextParameter = (description: string) =>
  ({ kind: 'text', description, isRequired: true }) as const;

/** A whole number within bounds. */
export const integerParameter = <const Bounds extends { min: number; max: number; standard?: number }>(
  description: string,
  bounds: Bounds,
) => ({ kind: 'whole', description, ...bounds }) as const;

/** One of several values. */
export const enumParameter = <const Value extends string>(description: string, values: readonly Value[]) =>
  ({ kind: 'choice', description, values }) as const;

/** One of several values in lower or upper case; returned in upper case, as in the GraphQL schema. */
export const caseInsensitiveEnum = <const Value extends Lowercase<string>>(
  description: string,
  values: readonly Value[],
) => ({ kind: 'anyCase', description, values }) as const;

/** The spellings that a parameter of any case accepts. */
export const inBothCases = (values: readonly string[]) => [
  ...values,
  ...values.map((value) => value.toUpperCase()),
];

/** The parameters of a request as declared; null if one is not given. Throws BAD_INPUT. */
export function readParameters<const Parameters extends RestParameters>(
  request: FastifyRequest,
  parameters: Parameters,
): { [Name in keyof Parameters]: ValueOf<Parameters[Name]> } {
  const query = new QueryParameters(request);
  const read = (name: string, parameter: RestParameter) => {
    switch (parameter.kind) {
      case 'text':
        return query.text(name);
      case 'whole':
        return query.whole(name, parameter) ?? parameter.standard ?? null;
      case 'choice':
        return query.oneOf(name, parameter.values);
      case 'anyCase':
        return query.oneOf(name, inBothCases(parameter.values))?.toUpperCase() ?? null;
    }
  };
  const values = Object.entries(parameters).map(([name, parameter]) => [name, read(name, parameter)]);
  return Object.fromEntries(values) as { [Name in keyof Parameters]: ValueOf<Parameters[Name]> };
}
