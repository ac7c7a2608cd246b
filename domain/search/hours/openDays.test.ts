import { describe, expect, it } from '@jest/globals';
import { plainWords } from '../plainWords.ts';
import { intentAt } from '../searchIntents.ts';

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
    ['saturday and sunday open', [saturday, sunday]],
    ['cumartesi pazar açık', [saturday, sunday]],
    ['open monday to friday', [0, 1, 2, 3, friday]],
    ['montag bis mittwoch geöffnet', [0, 1, 2]],
    ['öppet på söndag', [sunday]],
    ['åbent på søndag', [sunday]],
    ['aberto ao domingo', [sunday]],
    ['aberto aos domingos', [sunday]],
    ['avoinna sunnuntaina', [sunday]],
    ['відкрито у неділю', [sunday]],
    ['otevřeno v sobotu', [saturday]],
    ['szombaton nyitva', [saturday]],
  ])('%j asks for places open then', (text, days) => {
    const words = plainWords(text);
    expect(intentAt(words, 0)).toEqual({
      intent: 'OPEN_ON',
      days,
      minutes: [300, 1440],
      length: words.length,
    });
  });

  it.each([
    ['open sunday morning', [sunday], [360, 720]],
    ['pazar sabahı açık', [sunday], [360, 720]],
    ['samstag abend geöffnet', [saturday], [1080, 1380]],
    ['open friday night', [friday], [1260, 1560]],
    ['open sunday at 10', [sunday], [600, 601]],
    ['open on saturday until 2am', [saturday], [1559, 1560]],
    ['sonntag ab 8 uhr geöffnet', [sunday], [480, 481]],
  ])('%j asks for a part of it', (text, days, minutes) => {
    const words = plainWords(text);
    expect(intentAt(words, 0)).toEqual({ intent: 'OPEN_ON', days, minutes, length: words.length });
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

describe('a time in a search', () => {
  const at = (hours: number, minutes = 0) => hours * 60 + minutes;
  it.each([
    ['open at 22', at(22)],
    ['open at 10 pm', at(22)],
    ['open at 10:30 p.m.', at(22, 30)],
    ['open at 9', at(9)],
    ['open at 5', at(17)],
    ['open at 1am', at(25)],
    ['open until 10', at(21, 59)],
    ['open until 2am', at(25, 59)],
    ['open till midnight', at(23, 59)],
    ['open after 22:00', at(22)],
    ['until 2am', at(25, 59)],
    ['bis 22 Uhr geöffnet', at(21, 59)],
    ['geöffnet bis 22 Uhr', at(21, 59)],
    ['bis 22 Uhr', at(21, 59)],
    ['nach 22 Uhr', at(22)],
    ["22'de açık", at(22)],
    ["22'ye kadar açık", at(21, 59)],
    ["22.30'a kadar açık", at(22, 29)],
    ["23'ten sonra açık", at(23)],
    ['gece yarısına kadar açık', at(23, 59)],
    ['après 22h', at(22)],
    ['ouvert après 22h30', at(22, 30)],
    ['abierto hasta las 23 h', at(22, 59)],
    ['открыто до 22:00', at(21, 59)],
    ['работает после 22', at(22)],
    ['otwarte do 22', at(21, 59)],
    ['aperto dopo le 22', at(22)],
  ])('%j asks for places open then today', (text, minute) => {
    const words = plainWords(text);
    expect(intentAt(words, 0)).toEqual({
      intent: 'OPEN_AT',
      minutes: [minute, minute + 1],
      length: words.length,
    });
  });

  it.each([
    ['After 8', null],
    ['at 10 Downing Street', null],
    ['cafe 22', null],
    ['Studio 54 open', null],
    ['24h geöffnet', 'ALWAYS_OPEN'],
    ['open 24 hours', 'ALWAYS_OPEN'],
    ['24 saat açık', 'ALWAYS_OPEN'],
    ['7/24 açık', 'ALWAYS_OPEN'],
    ['open 7 days', null],
  ])('%j is none', (text, intent) => {
    expect(intentAt(plainWords(text), 0)?.intent ?? null).toBe(intent);
  });
});
