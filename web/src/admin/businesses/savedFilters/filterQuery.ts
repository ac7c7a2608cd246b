import { businessViewParams, parseBusinessView, type BusinessView } from '../businessView.ts';

const plainView = parseBusinessView(new URLSearchParams());

/** Query string of conditions and order, without page, panel and dialog. Empty if nothing is set. */
export function filterQuery(view: BusinessView): string {
  const { hasGlobalNumbers, page, edit, isHistory, dialog, dialogId } = plainView;
  return businessViewParams({ ...view, hasGlobalNumbers, page, edit, isHistory, dialog, dialogId });
}
