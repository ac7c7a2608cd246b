import type { english } from './english.ts';
import { messageData, type Message } from './message.ts';
import type { MessageData } from './messageData.ts';
import { renderMessage, type Translation } from './renderMessage.ts';
import { turkishGeneral } from './tr/turkishGeneral.ts';
import { turkishAccess } from './tr/turkishAccess.ts';
import { turkishListing } from './tr/turkishListing.ts';
import { turkishPlace } from './tr/turkishPlace.ts';
import { turkishForm } from './tr/turkishForm.ts';
import { turkishPlan } from './tr/turkishPlan.ts';
import { turkishSite } from './tr/turkishSite.ts';
import { turkishInbox } from './tr/turkishInbox.ts';
import { turkishIndexing } from './tr/turkishIndexing.ts';
import { turkishMaintenance } from './tr/turkishMaintenance.ts';
import { turkishSecurity } from './tr/turkishSecurity.ts';
import { turkishImport } from './tr/turkishImport.ts';
import { turkishFile } from './tr/turkishFile.ts';
import { turkishRow } from './tr/turkishRow.ts';

/** Every message of the product, in the language of the back office. */
export const turkish: Translation<typeof english> = {
  ...turkishGeneral,
  ...turkishAccess,
  ...turkishListing,
  ...turkishPlace,
  ...turkishForm,
  ...turkishPlan,
  ...turkishSite,
  ...turkishInbox,
  ...turkishIndexing,
  ...turkishMaintenance,
  ...turkishSecurity,
  ...turkishImport,
  ...turkishFile,
  ...turkishRow,
};

/** The Turkish text of a message that was sent or stored; null if it is unknown. */
export const turkishTextOf = (data: MessageData): string | null => renderMessage(turkish, data);

/** The Turkish text of a message of ours. */
export const turkishText = (message: Message): string => turkishTextOf(messageData(message)) ?? '';
