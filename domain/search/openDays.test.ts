import { describe, expect, it } from '@jest/globals';
import { plainWords } from './plainWords.ts';
import { intentAt } from './searchIntents.ts';

const [sunday, saturday, friday] = [6, 5, 4];

describe('a day in a search', () => {
  it.each([
    ['open sunday', [sunday]],
    ['open on sundays', [sunday]],
    ['sunday open', [sunday]],
    ['pazar günü açık', [sunday]],
    ['pazar açık', [sunday]],
    ['sonntags geöffnet', [sunday]],
    ['am Sonntag geöffnet', [sunday]],
    ['ouvert le dimanche', [sunday]],
    ['abierto los domingos', [sunday]],
    ['aperto la domenica', [sunday]],
    ['открыто в воскресенье', [sunday]],
    ['работает в субботу', [saturday]],
    ['ανοιχτό την Κυριακή', [sunday]],
    ['مفتوح يوم الجمعة', [friday]],
    ['otwarte w niedzielę', [sunday]],
    ['open weekends', [saturday, sunday]],
    ['hafta sonu açık', [saturday, sunday]],
  ])('%j asks for places open then', (text, days) => {
    const words = plainWords(text);
    expect(intentAt(words, 0)).toEqual({ intent: 'OPEN_ON', days, length: words.length });
  });

  it.each(['sunday brunch', 'pazar', 'sonntag cafe', 'open kitchen'])('%j names no day', (text) => {
    expect(intentAt(plainWords(text), 0)?.intent).not.toBe('OPEN_ON');
  });

  it('differs from a search for places that close late', () => {
    expect(intentAt(['open', 'late'], 0)).toEqual({ intent: 'OPEN_LATE', length: 2 });
    expect(intentAt(plainWords('geç saate kadar açık'), 0)?.intent).toBe('OPEN_LATE');
  });
});

describe('now and today in a search', () => {
  it.each([
    'offen heute',
    'heute offen',
    'open today',
    'ouvert aujourd’hui',
    'hoy abierto',
    'aperto oggi',
    'aberto hoje',
    'vandaag open',
    'czynne dzisiaj',
    'работает сегодня',
    'ανοιχτό σήμερα',
    'bugün açık',
    'nyitva ma',
    'deschis azi',
    'öppet idag',
  ])('%j asks for places open now', (text) => {
    const words = plainWords(text);
    expect(intentAt(words, 0)).toEqual({ intent: 'OPEN_NOW', length: words.length });
  });
});
