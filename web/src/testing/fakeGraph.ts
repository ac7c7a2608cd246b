import type { ApolloLink } from '@apollo/client';
import { ApolloLink as Link } from '@apollo/client';
import { Observable } from 'rxjs';
import { englishText } from '../../../domain/messages/englishText.ts';
import { messageData, type Message } from '../../../domain/messages/message.ts';

/** Answer of the fake server to an operation: data, or a thrown GraphRefusal or other error. */
type GraphAnswer = (variables: Record<string, unknown>) => object | Promise<object>;
export type GraphAnswers = Record<string, GraphAnswer>;

interface Refusal {
  message?: Message;
  fields?: Record<string, Message>;
  retryAfter?: number;
}

const mapped = <Result>(fields: Record<string, Message>, map: (message: Message) => Result) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, map(message)]));

/** An error of the server, of the shape of `presentError`; any other error counts as a broken connection. */
export class GraphRefusal extends Error {
  readonly extensions: Record<string, unknown>;

  constructor(code: string, { message, fields, ...more }: Refusal = {}) {
    super(message === undefined ? code : englishText(message));
    this.extensions = {
      code,
      ...(message === undefined ? {} : messageData(message)),
      ...(fields ? { fields: mapped(fields, englishText), fieldMessages: mapped(fields, messageData) } : {}),
      ...more,
    };
  }
}

interface GraphCall {
  name: string;
  variables: Record<string, unknown>;
}

/** Fake server: answers operations by name and records the requests. */
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
