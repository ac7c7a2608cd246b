import type { ApolloClient } from '@apollo/client';
import {
  SubmitAccessKeyDocument,
  SubmitPasswordDocument,
  SubmitUserCodeDocument,
} from '../../graphql/generated.ts';
import type { LoginField } from './loginSteps.ts';

export interface Ticket {
  ticket: string;
  /** The server takes a ticket once. */
  isSpent: boolean;
}

export type LoginValues = Record<LoginField, string>;

/** Credentials must not enter the cache. */
const options = { fetchPolicy: 'no-cache' } as const;

function fresh(answer: { ticket: string } | undefined): Ticket {
  if (!answer) throw new Error('The server returned no login ticket.');
  return { ticket: answer.ticket, isSpent: false };
}

export async function submitAccessKey(client: ApolloClient, { accessKey }: LoginValues): Promise<Ticket> {
  const { data } = await client.mutate({
    mutation: SubmitAccessKeyDocument,
    variables: { input: { accessKey: accessKey.trim() } },
    ...options,
  });
  return fresh(data?.submitAccessKey);
}

export async function submitUserCode(
  client: ApolloClient,
  { userCode }: LoginValues,
  ticket: string,
): Promise<Ticket> {
  const { data } = await client.mutate({
    mutation: SubmitUserCodeDocument,
    variables: { input: { ticket, userCode: userCode.trim() } },
    ...options,
  });
  return fresh(data?.submitUserCode);
}

/** A password is sent as typed: it may contain blanks. */
export async function submitPassword(client: ApolloClient, { password, code }: LoginValues, ticket: string) {
  await client.mutate({
    mutation: SubmitPasswordDocument,
    variables: { input: { ticket, password, ...(code.trim() ? { code: code.trim() } : {}) } },
    ...options,
  });
}
