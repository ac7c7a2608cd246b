/** Streets that cross that of the place: 'Entre la calle', 'Y la calle', 'Cross street'. */
export const crossStreet =
  /^(?:entre|y|e|and|between|cross|intersecting)[\s_]+(?:(?:la|the|a|de)[\s_]+)?(?:calles?|vialidad(?:es)?|ruas?|streets?)|^calle[\s_]posterior/i;
