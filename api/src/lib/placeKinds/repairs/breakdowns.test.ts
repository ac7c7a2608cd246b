import { describe, expect, it } from '@jest/globals';
import { brokenThing } from './breakdowns.ts';
import { kindOfSearch } from '../kindOfSearch.ts';

/** Confidence from which searches use a kind at once. */
const sureKind = 0.75;

describe('a phrase about a broken thing', () => {
  it.each([
    ["furnace won't start", 'craft/hvac'],
    ['boiler leaking', 'craft/hvac'],
    ['my fridge not cooling', 'craft/appliance_repair'],
    ['laptop wont turn on', 'craft/computer_repair'],
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
    expect(kindOfSearch(text)?.kind).toBe(kind);
  });

  // Words that few dictionaries of kinds have, in each language before and behind what is wrong, and with its own cases.
  it.each([
    [
      'craft/appliance_repair',
      'pralka nie działa, zepsuła się lodówka, nefunguje pračka, lednička nechladí, práčka nefunguje, elromlott a mosógép, hűtő nem hűt, mașina de spălat nu merge, s-a stricat frigiderul, veš mašina ne radi, perilica ne radi, пералнята не работи, χάλασε το πλυντήριο, çamaşır makinesi çalışmıyor, сломалась стиральная машина, холодильник не морозит, зламалась пральна машина, غسالة خربانة, ماشین لباسشویی کار نمیکنه, מכונת כביסה לא עובדת, वाशिंग मशीन खराब, mesin cuci rusak, máy giặt bị hỏng, เครื่องซักผ้าเสีย, 洗濯機 壊れた, 洗衣机坏了, my washing machine not spinning, waschmaschine schleudert nicht, lavadora no centrifuga, lavatrice non scarica, geladeira não gela, tvättmaskin trasig, køleskab i stykker, pesukone rikki, skalbyklė neveikia, veļas mašīna nestrādā, pesumasin katki',
    ],
    [
      'craft/plumber',
      "toilet won't flush, my sink is blocked, kitchen sink clogged, kran cieknie, cieknący kran, pękła rura, kape kohoutek, ucpaný odpad, upchatý odtok, eldugult a lefolyó, csöpög a csap, chiuveta înfundată, začepljen sudoper, запушена мивка, βούλωσε ο νεροχύτης, musluk damlatıyor, lavabo tıkandı, кран течет, унитаз засорился, тече кран, انسدت البالوعة, لوله ترکیده, הכיור סתום, नल टपक रहा है, keran bocor, bồn cầu bị tắc, ท่อน้ำรั่ว, トイレ 詰まり, 변기 막힘, 马桶堵了, abfluss verstopft, évier bouché, robinet qui fuit, inodoro tapado, grifo gotea, rubinetto perde, torneira vazando, kraan lekt, kranen läcker, viemäri tukossa, barado ang lababo",
    ],
    [
      'craft/hvac',
      'piec nie grzeje, topení netopí, nem működik a kazán, nu merge centrala, kombi yanmıyor, батареи не греют, heizung wird nicht warm, chaudière ne démarre plus, المكيف لا يبرد, एसी ठंडा नहीं कर रहा है, エアコン 効かない, 에어컨 안 시원해요, 空调不冷, airco koelt niet, klima soğutmuyor, condizionatore non raffredda',
    ],
    [
      'shop/car_repair',
      "car won't start, mein auto startet nicht, voiture en panne, el coche no arranca, машина не заводится, araba çalışmıyor, silnik nie odpala, autóm lerobbant",
    ],
  ])('say who repairs it: %s', (kind, phrases) => {
    const others = phrases.split(', ').filter((phrase) => {
      const match = kindOfSearch(phrase);
      return match?.kind !== kind || match.confidence < sureKind;
    });
    expect(others).toEqual([]);
  });

  it.each([
    [
      'craft/appliance_repair',
      'repair my washing machine, fix my fridge, repair the dishwasher, get my fridge fixed, get my washing machine repaired, waschmaschine reparieren, meinen kühlschrank reparieren, waschmaschine reparieren lassen, réparer ma machine à laver, faire réparer mon lave-vaisselle, arreglar la lavadora, reparar mi nevera, riparare la lavatrice, aggiustare il frigorifero, consertar geladeira, consertar minha máquina de lavar, wasmachine repareren, koelkast laten repareren, naprawić pralkę, naprawa lodówki, opravit pračku, opraviť chladničku, mosógép javítás, repara mașina de spălat, popraviti veš mašinu, починить стиральную машину, отремонтировать холодильник, полагодити пральну машину, φτιάξω το πλυντήριο, buzdolabı tamir ettirmek, çamaşır makinesi tamiri, تصليح غسالة, לתקן מקרר, फ्रिज ठीक करना, sửa máy giặt, servis mesin cuci, ซ่อมเครื่องซักผ้า, 修洗衣机, 冷蔵庫 修理, 세탁기 수리, reparera tvättmaskin, reparere vaskemaskin, korjata pesukone, parandada pesumasin',
    ],
    [
      'craft/phone_repair',
      'repair my phone, fix my phone, fix my iphone, get my phone repaired, handy reparieren, mein handy reparieren lassen, smartphone reparieren, réparer mon téléphone, faire réparer mon portable, arreglar el móvil, reparar mi celular, riparare il telefono, aggiustare il cellulare, consertar celular, telefoon repareren, naprawić telefon, opravit mobil, telefon javítás, popraviti telefon, починить телефон, полагодити телефон, φτιάξω το κινητό, telefon tamir ettirmek, לתקן טלפון, मोबाइल ठीक करना, sửa điện thoại, servis hp, ซ่อมโทรศัพท์, 修手机, スマホ 修理, 휴대폰 수리, laga mobilen, reparere mobil, korjata puhelin',
    ],
    [
      'shop/car_repair',
      'fix my car, repair my car, get my car fixed, auto reparieren, mein auto reparieren lassen, réparer ma voiture, arreglar el coche, reparar mi carro, riparare la macchina, consertar carro, auto laten repareren, naprawić samochód, opravit auto, popraviti auto, починить машину, полагодити авто, arabamı tamir ettirmek, تصليح سيارة, לתקן רכב, sửa xe ô tô, ซ่อมรถ, 修车, 車 修理, 자동차 수리',
    ],
    [
      'craft/plumber',
      'fix my toilet, repair a tap, wasserhahn reparieren, réparer un robinet, arreglar el grifo, riparare il rubinetto, consertar torneira, kraan repareren, naprawić kran, opravit kohoutek, popraviti slavinu, починить кран, musluk tamiri, תיקון ברז',
    ],
    [
      'shop/shoe_repair',
      'fix my shoes, repair my shoes, schuhe reparieren, réparer mes chaussures, arreglar zapatos, riparare le scarpe, naprawić buty, ayakkabı tamiri, ремонт обуви',
    ],
    [
      'shop/bicycle',
      'fix my bike, repair my bicycle, fahrrad reparieren, réparer mon vélo, arreglar la bici, riparare la bicicletta, fiets repareren, naprawić rower, починить велосипед, bisiklet tamiri',
    ],
  ])('or ask to have repaired say who does it: %s', (kind, phrases) => {
    const others = phrases.split(', ').filter((phrase) => {
      const match = kindOfSearch(phrase);
      return match?.kind !== kind || match.confidence < sureKind;
    });
    expect(others).toEqual([]);
  });

  it.each(['Repair Cafe', 'Service Bar', 'Lave Auto', 'Laga Cafe', 'Sua Tea', 'Fix Restaurant'])(
    '%s is not a request for a repair',
    (text) => {
      expect(kindOfSearch(text)?.kind ?? '').not.toMatch(/repair|^craft/);
    },
  );

  it.each([
    'Broken Arrow',
    'Casa Rota',
    'smoking lounge',
    'frozen yogurt',
    'Hong Kong',
    'течет река',
    'Stuck Bar',
  ])('%s is a name', (text) => {
    expect(kindOfSearch(text)?.kind ?? '').not.toMatch(/^(?:craft|shop\/(?:hunting|car|locksmith))/);
  });

  it.each(['musluk', 'kran', 'odpad', 'труба', 'rura'])('leave %s alone for sale', (thing) => {
    expect(kindOfSearch(thing)?.confidence ?? 0).toBeLessThan(sureKind);
  });

  it.each(['Broken Egg', 'Dead Sea', 'broken heart cafe', 'no funciona'])('%s is not a breakdown', (text) => {
    const kind = kindOfSearch(text)?.kind ?? '';
    expect(kind).not.toMatch(/^(?:craft|shop)/);
  });

  it('names the thing without possessives', () => {
    expect(brokenThing('my washing machine is broken')).toBe('washing machine');
    expect(brokenThing('washing machine')).toBeUndefined();
  });
});
