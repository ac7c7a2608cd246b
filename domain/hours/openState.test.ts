import { describe, expect, it } from '@jest/globals';
import { DAYS, openState, type OpenInput, type WorkingHours } from './openingHours.ts';

// 21 December 2026 is a Monday.
const at = (time: string, day = 21) => new Date(`2026-12-${String(day)}T${time}:00Z`);
const shop = (hours: WorkingHours | null, rest: Partial<OpenInput> = {}): OpenInput => ({
  hours,
  timeZone: 'UTC',
  isOpen: true,
  businessStatus: 'OPERATIONAL',
  ...rest,
});
const everyDay = (text: string): WorkingHours => Object.fromEntries(DAYS.map((day) => [day, text]));

describe('openState', () => {
  const office = shop({ Monday: '9 AM-12 PM, 1 PM-5 PM', Wednesday: '10 AM-2 PM' });

  it('shows when the listing closes, and when it opens next', () => {
    expect(openState(office, at('09:00'))).toEqual({
      kind: 'open',
      always: false,
      until: { day: 'Monday', minute: 720, time: '12:00', isFar: false, minutesLeft: null },
    });
    expect(openState(office, at('12:00'))).toEqual({
      kind: 'closed',
      reason: 'hours',
      opens: { day: 'Monday', isToday: true, isTomorrow: false, time: '13:00', minutesLeft: 60 },
    });
    expect(openState(office, at('17:00'))).toMatchObject({
      opens: { day: 'Wednesday', isToday: false, time: '10:00' },
    });
    expect(openState(office, at('14:00', 23))).toMatchObject({
      opens: { day: 'Monday', isToday: false, time: '09:00' },
    });
    expect(openState(shop({ Monday: '9 AM-5 PM' }), at('17:00'))).toMatchObject({
      opens: { day: 'Monday', isToday: false },
    });
  });

  it('counts the minutes of the last hour before it closes or opens', () => {
    expect(openState(office, at('11:00'))).toMatchObject({ until: { minutesLeft: 60 } });
    expect(openState(office, at('11:59'))).toMatchObject({ until: { minutesLeft: 1 } });
    expect(openState(office, at('12:35'))).toMatchObject({ opens: { minutesLeft: 25 } });
    expect(openState(office, at('17:00'))).toMatchObject({ opens: { minutesLeft: null } });
  });

  it('says that it opens tomorrow, over the end of the week too', () => {
    expect(openState(office, at('20:00', 22))).toMatchObject({
      opens: { day: 'Wednesday', isToday: false, isTomorrow: true },
    });
    expect(openState(office, at('20:00', 27))).toMatchObject({ opens: { day: 'Monday', isTomorrow: true } });
    expect(openState(office, at('20:00', 26))).toMatchObject({ opens: { isTomorrow: false } });
  });

  it('promises no opening after a day that it cannot read', () => {
    const market = shop({ Friday: '5pm - close', Saturday: '9 AM-5 PM' });
    expect(openState(market, at('12:00', 24))).toEqual({ kind: 'closed', reason: 'hours', opens: null });
    expect(openState(market, at('12:00', 25))).toEqual({ kind: 'unknown' });
    expect(openState(market, at('08:00', 26))).toMatchObject({ opens: { day: 'Saturday', isToday: true } });
    const overSunday = shop({ Saturday: '9 AM-5 PM', Sunday: 'ask', Monday: '9 AM-5 PM' });
    expect(openState(overSunday, at('18:00', 26))).toMatchObject({ kind: 'closed', opens: null });
    expect(openState(overSunday, at('18:00', 21))).toMatchObject({ opens: { day: 'Saturday' } });
  });

  it('knows whether it closes a day from now or later', () => {
    const long = shop({
      ...everyDay('Open 24 hours'),
      Saturday: '12 AM-6 PM',
      Sunday: 'Closed',
    });
    expect(openState(long, at('10:00', 21))).toMatchObject({
      until: { day: 'Saturday', time: '18:00', isFar: true },
    });
    expect(openState(long, at('18:00', 25))).toMatchObject({ until: { isFar: true } });
    expect(openState(long, at('18:01', 25))).toMatchObject({ until: { isFar: false } });
  });

  it('uses the listing’s clock', () => {
    const tokyo = shop({ Tuesday: '9 AM-5 PM' }, { timeZone: 'Asia/Tokyo' });
    expect(openState(tokyo, at('23:59'))).toMatchObject({
      kind: 'closed',
      opens: { day: 'Tuesday', isToday: true, time: '09:00' },
    });
    expect(openState(tokyo, at('00:00', 22))).toMatchObject({
      kind: 'open',
      until: { day: 'Tuesday', time: '17:00' },
    });
  });

  it('works past midnight and past the end of the week', () => {
    const bar = shop({ Sunday: '8 PM-3 AM' });
    expect(openState(bar, at('02:59'))).toMatchObject({
      kind: 'open',
      until: { day: 'Monday', time: '03:00' },
    });
    expect(openState(bar, at('03:00'))).toMatchObject({ kind: 'closed', opens: { day: 'Sunday' } });
    const joined = shop({ Sunday: '8 PM-12 AM', Monday: '12 AM-4 AM' });
    expect(openState(joined, at('23:00', 27))).toMatchObject({
      kind: 'open',
      until: { day: 'Monday', time: '04:00' },
    });
    expect(openState(shop({ Monday: '8 PM-12 AM' }), at('21:00'))).toMatchObject({
      until: { day: 'Tuesday', minute: 0, time: '00:00' },
    });
  });

  it('is always open if no minute of the week is closed', () => {
    expect(openState(shop(everyDay('Open 24 hours')), at('03:00'))).toEqual({
      kind: 'open',
      always: true,
      until: null,
    });
    expect(openState(shop(everyDay('9 AM-9 AM')), at('03:00'))).toMatchObject({ always: true });
    expect(openState(shop({ ...everyDay('Open 24 hours'), Sunday: 'Closed' }), at('03:00'))).toMatchObject({
      always: false,
      until: { day: 'Sunday', time: '00:00' },
    });
  });

  it('ranks the switch and the status above the hours', () => {
    const hours = everyDay('Open 24 hours');
    expect(openState(shop(hours, { isOpen: false }), at('12:00'))).toMatchObject({
      kind: 'closed',
      reason: 'switch',
    });
    expect(openState(shop(null, { isOpen: false }), at('12:00'))).toMatchObject({
      kind: 'closed',
      reason: 'switch',
    });
    expect(openState(shop(hours, { businessStatus: 'CLOSED_TEMPORARILY' }), at('12:00'))).toMatchObject({
      reason: 'temporarily',
    });
    expect(openState(shop(hours, { businessStatus: 'CLOSED_PERMANENTLY' }), at('12:00'))).toMatchObject({
      reason: 'permanently',
    });
    expect(openState(shop(hours, { businessStatus: null }), at('12:00'))).toMatchObject({ kind: 'open' });
  });

  it('is unknown if the hours are unknown', () => {
    expect(openState(shop(null), at('12:00'))).toEqual({ kind: 'unknown' });
    expect(openState(shop({ Monday: 'by appointment', Tuesday: '9 AM-5 PM' }), at('12:00'))).toEqual({
      kind: 'unknown',
    });
    expect(openState(shop({ Monday: '9 AM-5 PM' }, { timeZone: 'Mars/Base' }), at('12:00'))).toEqual({
      kind: 'unknown',
    });
    expect(openState(shop(everyDay('Closed')), at('12:00'))).toEqual({
      kind: 'closed',
      reason: 'hours',
      opens: null,
    });
  });
});
