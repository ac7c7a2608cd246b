import type { MessageData } from '../../../../domain/messages/messageData.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** A message in the form of a JSON column. */
export const storable = (data: MessageData): Prisma.InputJsonObject =>
  ({ ...data }) as Prisma.InputJsonObject;
