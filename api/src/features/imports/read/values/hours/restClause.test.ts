import { describe, expect, it } from '@jest/globals';
import { hoursOf } from './hoursValue.ts';

const tuesdayToSunday = (hours: string) => ({
  ...{ Monday: 'Closed', Tuesday: hours, Wednesday: hours, Thursday: hours },
  ...{ Friday: hours, Saturday: hours, Sunday: hours },
});

describe('days of rest in a clause of their own', () => {
  it.each([
    ['Portuguese', 'terça a domingo 9h-19h, fecha à segunda'],
    ['Portuguese, every week', 'Ter-Dom 9h-19h; encerra às segundas'],
    ['Spanish', 'martes a domingo 9:00-19:00, cierra los lunes'],
    ['French, in front', 'fermé le lundi, mar-dim 9h-19h'],
    ['Italian', 'mar-dom 9:00-19:00. Chiuso il lunedì'],
    ['German', 'Di-So 9:00-19:00 (montags geschlossen)'],
    ['German, as a word for it', 'Di-So 9:00-19:00, Ruhetag: Montag'],
    ['Dutch', 'di-zo 9:00-19:00, gesloten op maandag'],
    ['English', 'Tue-Sun 9am-7pm, closed on Mondays'],
  ])('are read: %s', (_, text) => expect(hoursOf(text)).toEqual(tuesdayToSunday('9 AM-7 PM')));

  it('may be several', () => {
    const hours = '9 AM-6 PM';
    expect(hoursOf('Qua-Sáb 9-18h, fecha ao domingo e segunda')).toMatchObject({
      ...{ Wednesday: hours, Saturday: hours, Sunday: 'Closed', Monday: 'Closed' },
    });
    expect(hoursOf('segunda a sexta 9h-18h, encerrado ao fim de semana')).toMatchObject({
      ...{ Monday: hours, Friday: hours, Saturday: 'Closed', Sunday: 'Closed' },
    });
  });

  it('end if a list of days goes on', () => {
    expect(hoursOf('Mon closed, Tue-Sun 9am-7pm')).toEqual(tuesdayToSunday('9 AM-7 PM'));
    expect(hoursOf('Sunday closed, Monday 9am-7pm')).toEqual({ Monday: '9 AM-7 PM', Sunday: 'Closed' });
  });

  it.each(['0-24', '00-24h', '0:00-24:00', 'Cả ngày', 'Mở cửa cả ngày'])('%s is all day', (text) =>
    expect(hoursOf(text)).toMatchObject({ Monday: 'Open 24 hours', Sunday: 'Open 24 hours' }),
  );
});
