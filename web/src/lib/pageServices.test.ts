import { expect, it } from '@jest/globals';
import type { AdBox } from '../../../domain/ads/ads.ts';
import type { CodeService } from '../contract/pageInjection.ts';
import { kindsToAsk, pageServices } from './pageServices.ts';

const box: AdBox = {
  placement: 'TOP',
  format: 'AUTO',
  adClient: null,
  adSlot: null,
  adStyle: {},
  frequency: 5,
  houseAd: null,
};
const house = { ...box, houseAd: { title: 'Advertise here', text: null, url: '/contact', label: null } };
const network = { ...box, adClient: 'ca-pub-1234567890', adSlot: '12345' };
const code = (consent: CodeService['consent'], name: string | null = 'Code'): CodeService => ({
  consent,
  name,
});

it.each([
  ['nothing', [], [], {}, []],
  ['ads of the directory itself', [], [house], { hasHouseAds: true }, []],
  ['a box that only half names a unit of the network', [], [{ ...network, adSlot: null }], {}, []],
  ['ads of a network', [], [network, network], { ads: ['Google AdSense'] }, ['ads']],
  [
    'both in one box',
    [],
    [{ ...network, houseAd: house.houseAd }],
    { ads: ['Google AdSense'], hasHouseAds: true },
    ['ads'],
  ],
  [
    'an analytics service',
    [code('ANALYTICS', 'Google Analytics')],
    [],
    { analytics: ['Google Analytics'] },
    ['analytics'],
  ],
  ['a code without a name', [code('ANALYTICS', null)], [], { analytics: [] }, ['analytics']],
  ['a code that waits for nothing', [code('NONE')], [], { withoutConsent: ['Code'] }, []],
  [
    'all of it',
    [code('NONE'), code('ADS', 'Facebook Pixel'), code('ANALYTICS')],
    [network],
    { withoutConsent: ['Code'], analytics: ['Code'], ads: ['Facebook Pixel', 'Google AdSense'] },
    ['analytics', 'ads'],
  ],
])('with %s on the pages, asks only about services that wait', (_what, codes, boxes, services, kinds) => {
  expect(pageServices(codes, boxes)).toEqual(services);
  expect(kindsToAsk(pageServices(codes, boxes))).toEqual(kinds);
});
