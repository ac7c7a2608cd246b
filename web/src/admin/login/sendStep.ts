import type { ApolloClient } from '@apollo/client';
import type { ReadError } from '../../graphql/readError.ts';
import { loginSteps } from './loginSteps.ts';
import {
  submitAccessKey,
  submitPassword,
  submitUserCode,
  type LoginValues,
  type Ticket,
} from './submitLogin.ts';

const steps = [0, 1, 2] as const;
export type StepIndex = (typeof steps)[number];

export interface Tickets {
  key?: Ticket | undefined;
  code?: Ticket | undefined;
}

/** Sends a step. Returns the tickets after it; null if it lacks one, so that the login starts over. */
export async function sendStep(
  client: ApolloClient,
  step: StepIndex,
  values: LoginValues,
  tickets: Tickets,
): Promise<Tickets | null> {
  if (step === 0) return { key: await submitAccessKey(client, values) };
  const ticket = await earnTicket(client, step, values, tickets);
  if (!ticket) return null;
  if (step === 1) {
    const code = await submitUserCode(client, values, ticket);
    return { key: tickets.key && { ...tickets.key, isSpent: true }, code };
  }
  await submitPassword(client, values, ticket);
  return tickets;
}

/** The ticket that a step needs. After going back, the typed input is sent again to replace a used one. */
async function earnTicket(
  client: ApolloClient,
  step: 1 | 2,
  values: LoginValues,
  tickets: Tickets,
): Promise<string | null> {
  const have = step === 2 ? tickets.code : tickets.key;
  // Whether it is too old is the server's to say: the clock here may be wrong.
  if (!have) return null;
  if (!have.isSpent) return have.ticket;
  const key = await submitAccessKey(client, values);
  if (step === 1) return key.ticket;
  return (await submitUserCode(client, values, key.ticket)).ticket;
}

/** What a refused step leads to. */
export type Refusal = 'startOver' | 'askCode' | { returnTo: StepIndex } | 'stay';

/** Reads what the server refused. Pure. */
export function refusalOf(error: ReadError, step: StepIndex, isCodeWanted: boolean): Refusal {
  // The ticket is refused, not the input: it is too old, used, or of a login in another tab.
  if (error.fields.ticket !== undefined) return 'startOver';
  if (error.fields.code !== undefined && !isCodeWanted) return 'askCode';
  const refused = steps.find((one) => error.fields[loginSteps[one].field] !== undefined);
  return refused !== undefined && (refused < step || isCodeWanted) ? { returnTo: refused } : 'stay';
}
