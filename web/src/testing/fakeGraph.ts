import type { ApolloLink } from '@apollo/client';
import { ApolloLink as Link } from '@apollo/client';
import { Observable } from 'rxjs';

/** What the pretended server says to one operation: data, or it throws a GraphRefusal or any other error. */
type GraphAnswer = (variables: Record<string, unknown>) => object | Promise<object>;
export type GraphAnswers = Record<string, GraphAnswer>;

/** An error of the server with a code; any other error counts as a broken connection. */
export class GraphRefusal extends Error {
  readonly extensions: Record<string, unknown>;

  constructor(code: string, extensions: Record<string, unknown> = {}, message = code) {
    super(message);
    this.extensions = { code, ...extensions };
  }
}

interface GraphCall {
  name: string;
  variables: Record<string, unknown>;
}

/** Stands in for the server: answers operations by name and keeps what was asked. */
export function fakeGraph(answers: GraphAnswers): { link: ApolloLink; calls: GraphCall[] } {
  const calls: GraphCall[] = [];
  async function answer(name: string, variables: Record<string, unknown>): Promise<ApolloLink.Result> {
    const say = answers[name];
    if (!say) throw new Error(`No answer was prepared for ${name}.`);
    try {
      return { data: { ...(await say(variables)) } };
    } catch (error) {
      if (!(error instanceof GraphRefusal)) throw error;
      return { errors: [{ message: error.message, extensions: error.extensions }] };
    }
  }
  const link = new Link(({ operationName, variables }) => {
    const name = operationName ?? '';
    calls.push({ name, variables });
    return new Observable((observer) => {
      answer(name, variables).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  });
  return { link, calls };
}
