import { englishGeneral } from './en/englishGeneral.ts';
import { englishAccess } from './en/englishAccess.ts';
import { englishListing } from './en/englishListing.ts';
import { englishPlace } from './en/englishPlace.ts';
import { englishForm } from './en/englishForm.ts';
import { englishPlan } from './en/englishPlan.ts';
import { englishSite } from './en/englishSite.ts';
import { englishInbox } from './en/englishInbox.ts';
import { englishIndexing } from './en/englishIndexing.ts';
import { englishMaintenance } from './en/englishMaintenance.ts';
import { englishSecurity } from './en/englishSecurity.ts';
import { englishImport } from './en/englishImport.ts';
import { englishFile } from './en/englishFile.ts';
import { englishRow } from './en/englishRow.ts';
import type { MessageData } from './messageData.ts';
import { renderMessage } from './renderMessage.ts';

/** Every message of the product, in the language of the API and of the public site. */
export const english = {
  ...englishGeneral,
  ...englishAccess,
  ...englishListing,
  ...englishPlace,
  ...englishForm,
  ...englishPlan,
  ...englishSite,
  ...englishInbox,
  ...englishIndexing,
  ...englishMaintenance,
  ...englishSecurity,
  ...englishImport,
  ...englishFile,
  ...englishRow,
};

/** The English text of a message that was sent or stored; null if it is unknown. */
export const englishTextOf = (data: MessageData): string | null => renderMessage(english, data);
