import { useEffect, type RefObject } from 'react';
import { restoreRemovedFocus } from '../../ui/feedback/restoreRemovedFocus.ts';

/** Leaves the focus where it was when the control that has it is removed. */
export function useFocusAfterRemoval(content: RefObject<HTMLElement | null>): void {
  useEffect(() => (content.current ? restoreRemovedFocus(content.current) : undefined), [content]);
}
