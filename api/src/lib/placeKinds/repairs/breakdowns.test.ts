import { describe, expect, it } from '@jest/globals';
import { brokenThing } from './breakdowns.ts';
import { kindSought } from '../kindSought.ts';

describe('what visitors say of a thing that does not work', () => {
  it.each([
    ["furnace won't start", 'craft/hvac'],
    ['boiler leaking', 'craft/hvac'],
    ['my fridge not cooling', 'craft/appliance_repair'],
    ['laptop wont turn on', 'shop/computer'],
    ['bike broken', 'shop/bicycle'],
    ['clogged toilet', 'craft/plumber'],
    ['Waschmaschine kaputt', 'craft/appliance_repair'],
    ['frigo en panne', 'craft/appliance_repair'],
    ['la calefacción no funciona', 'craft/hvac'],
    ['se rompió la lavadora', 'craft/appliance_repair'],
    ['buzdolabı soğutmuyor', 'craft/appliance_repair'],
    ['не работает холодильник', 'craft/appliance_repair'],
    ['冰箱坏了', 'craft/appliance_repair'],
    ['エアコン 故障', 'craft/hvac'],
    ['세탁기 고장', 'craft/appliance_repair'],
    ['फ्रिज खराब', 'craft/appliance_repair'],
    ['मोतियाबिंद ऑपरेशन', 'amenity/doctors/ophthalmology'],
  ])('%s is looked for in %s', (text, kind) => {
    expect(kindSought(text)?.kind).toBe(kind);
  });

  it.each(['Broken Egg', 'Dead Sea', 'broken heart cafe', 'no funciona'])('%s is no breakdown', (text) => {
    const kind = kindSought(text)?.kind ?? '';
    expect(kind).not.toMatch(/^(?:craft|shop)/);
  });

  it('keeps the thing without words for whose it is', () => {
    expect(brokenThing('my washing machine is broken')).toBe('washing machine');
    expect(brokenThing('washing machine')).toBeUndefined();
  });
});
