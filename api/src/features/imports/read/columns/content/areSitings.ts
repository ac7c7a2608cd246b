/** Where a shop is rather than what it is. The first are never kinds of places. */
const onStreet =
  /^(?:(?:high )?street(?: (?:store|shop|front|location))?|stand-? ?alone|free-? ?standing|strip mall|in-?line|shop[- ]in[- ]shop|ruko)$/i;
const elsewhere =
  /^(?:(?:shopping )?(?:mall|cent(?:er|re)|plaza)|retail park|outlet|airport|(?:train|railway|bus) station|hospital|university|campus|hypermarket)$/i;

/** Whether all values say where the shops of a chain are: 'Street', 'Shopping Mall'. */
export const areSitings = (values: readonly string[]): boolean =>
  values.some((value) => onStreet.test(value.trim())) &&
  values.every((value) => onStreet.test(value.trim()) || elsewhere.test(value.trim()));
