import type { PlainMessageCode } from '../../../../../domain/messages/message.ts';
import type { NotIndexedReason } from './checkUrl.ts';

/** Why an address is not submitted. */
export const reasonMessages: Readonly<Record<NotIndexedReason, PlainMessageCode>> = {
  NO_ADDRESS: 'addressInvalid',
  OTHER_SITE: 'addressElsewhere',
  NOT_PUBLIC: 'siteNotIndexed',
  BLOCKED: 'addressBlocked',
  MISSING: 'pageMissing',
  GONE: 'pageGone',
  IN_TRASH: 'businessInTrash',
  MOVED: 'addressMoved',
  DEMONSTRATION: 'demoNotIndexed',
  CHANGED_LIST: 'listNotIndexed',
  SAME_AS_OTHER: 'sameAsOtherPage',
  EMPTY_LIST: 'listEmpty',
  OTHER_SPELLING: 'otherCanonical',
};
