const group =
  '(?:adults?|pa?ediatrics?|children|kids|infants?|seniors?|elderly|teens?|youth|men|women|male|female|unisex|adultes?|enfants|erwachsene|kinder|adultos?|niños|crianças|adulti|bambini)';
const audience = new RegExp(`^${group}(?:\\s?(?:[/,&+]|and|et|und|y|e)\\s?${group})?$`, 'iu');

/** 'Adult', 'Pediatric', 'Men & women': whom a place is for, not what it is. */
export const isAudience = (text: string): boolean => text.length <= 40 && audience.test(text);
