import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { checkEscapes } from '../utf8.ts';

/** The query string of a REST path: every known parameter at most once and as text; unknown ones are ignored. */
export class QueryParameters {
  private readonly values: Record<string, unknown>;

  constructor(request: FastifyRequest) {
    this.values = request.query as Record<string, unknown>;
    checkEscapes(request.url);
    for (const name of Object.keys(this.values)) {
      if (/[[\]]/.test(name))
        throw new AppError('BAD_INPUT', {
          message: 'parameterNameInvalid',
          name: JSON.stringify(name.slice(0, 50)),
        });
    }
  }

  text(name: string): string | null {
    const value = this.values[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string')
      throw new AppError('BAD_INPUT', { message: 'givenTwice', name }, { [name]: 'valueGivenTwice' });
    if (value.includes('\0'))
      throw new AppError('BAD_INPUT', { message: 'notText', name }, { [name]: 'textExpected' });
    return value;
  }

  /** A whole number within bounds. */
  whole(name: string, { min = 0, max }: { min?: number; max: number }): number | null {
    const value = this.text(name);
    if (value === null) return null;
    const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
    if (!(number >= min && number <= max)) {
      throw new AppError(
        'BAD_INPUT',
        { message: 'notWholeNumber', name, least: min, most: max },
        {
          [name]: { message: 'between', least: min, most: max },
        },
      );
    }
    return number;
  }

  oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value | null {
    const value = this.text(name);
    if (value === null) return null;
    const known = allowed.find((candidate) => candidate === value);
    if (!known)
      throw new AppError(
        'BAD_INPUT',
        { message: 'notOneOf', name, allowed: allowed.join(', ') },
        {
          [name]: { message: 'valueExpected', expected: allowed.join(', ') },
        },
      );
    return known;
  }
}
