import type { MessageData } from '../../../../domain/messages/messageData.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** A message as a column of JSON takes it. */
export const storable = (data: MessageData): Prisma.InputJsonObject =>
  ({ ...data }) as Prisma.InputJsonObject;
