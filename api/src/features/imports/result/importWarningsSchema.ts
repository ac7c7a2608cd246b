import { builder } from '../../../graphql/builder.ts';
import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { LocalizableMessage } from '../../../graphql/localizableMessage.ts';
import { offsetConnection } from '../../../graphql/offsetConnection.ts';
import type { ImportWarning as WarningRecord } from '../../../generated/prisma/client.ts';

const ImportWarning = builder.prismaObject('ImportWarning', {
  description: 'A value that could not be read and was left empty; its row was imported.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the warning.' }),
    sheet: t.exposeString('sheet', {
      description: 'Sheet; for a CSV file, the file name.',
    }),
    rowNumber: t.exposeInt('rowNumber', { description: 'As shown in the spreadsheet.' }),
    column: t.exposeString('column', { nullable: true, description: 'Header of the cell.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'Value of the cell, shortened if long.',
    }),
    code: t.exposeString('code', {
      description: 'Kind of problem, such as BAD_NUMBER, OUT_OF_RANGE or BAD_LINK.',
    }),
    message: t.exposeString('message', { description: 'Text in English.' }),
    messageData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Localizable form of the message.',
      resolve: ({ messageData }) => readMessageData(messageData),
    }),
  }),
});

export const ImportWarningConnection = offsetConnection<WarningRecord>(
  'ImportWarningConnection',
  ImportWarning,
  {
    page: 'A page of values that were left empty.',
    nodes: 'The values.',
    totalCount: 'Number of stored warnings of the import.',
  },
);
