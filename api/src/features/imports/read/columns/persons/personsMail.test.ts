import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';
import { isNameOfPerson } from './personsMail.ts';

const { read } = useLists();

describe('an email address in the form of somebody’s name', () => {
  const place = ['Blue Lantern Dental', 'Destin', 'https://www.bluelantern.example/'];

  it.each([
    'jane.doe@chain.example',
    'j.majewski@chain.example',
    'joe.k@chain.example',
    'dam.majewski@x.example',
    'jane@chain.example',
    'janesmith@mail.example',
    'smithjane77@mail.example',
    'ricardoprocopio@mail.example',
    'jane_doe@mail.example',
    'doe-mehmet@mail.example',
    'jane.butcher@chain.example',
    'jane.doe29@chain.example',
    'jane.doe.1979@chain.example',
    'j.karimova_84@chain.example',
    'karimova_sevinj@mail.example',
    'ulvi_karimzade@mail.example',
    'liz@chain.example',
    'brady@chain.example',
    'jimenastone@mail.example',
    'furkan_stone@mail.example',
    'steffen@chain.example',
    'aurelien@chain.example',
    'sanjeev22@mail.example',
    'wael@mail.example',
  ])('is that of a person: %s', (mail) => expect(isNameOfPerson(mail, place)).toBe(true));

  it.each([
    ['The Law Office of David A. Stone', 'david@davidstone.example'],
    ['Law Offices of Maria Stone, P.C.', 'maria@stonelaw.example'],
    ['Cabinet de Maître Claire Pierre', 'claire@pierre.example'],
    ['Praxis Dr. med. Anna Stein', 'anna@stein.example'],
    ['Studio Legale Avv. Marco Sasso', 'marco@sasso.example'],
  ])('is that of the person of whom “%s” is the office: %s', (name, mail) =>
    expect(isNameOfPerson(mail, [name])).toBe(true),
  );

  it.each([
    ['The Law Office of David A. Stone', 'office@davidstone.example'],
    ['The Law Office of David A. Stone', 'lawoffice@stone.example'],
    ['Office of Maria Beach Resort', 'resort@mariabeach.example'],
  ])('is that of “%s” by its post: %s', (name, mail) => expect(isNameOfPerson(mail, [name])).toBe(false));

  it.each([
    'blue.lantern@mail.example',
    'gm.destin@chain.example',
    'front.desk@chain.example',
    'info.north@chain.example',
    'gestion.comercial@chain.example',
    'staff@chain.example',
    'crc.escalation@chain.example',
    'blue.lantern24@mail.example',
    'pizza.corner@mail.example',
    'contact.dam.ma@chain.example',
    'lantern.jane@mail.example',
    'janelantern@mail.example',
    'peterspizza@mail.example',
    'marcoshairsalon@mail.example',
    'blue_jane@mail.example',
    'romano@mail.example',
    'johnson@mail.example',
    'library.jane@mail.example',
    'generali@mail.example',
    'carolinabbq@mail.example',
    'henrysdiner@mail.example',
    'edithcafe@mail.example',
    'lataverneanne@mail.example',
    'stanfords@mail.example',
    'thepines@mail.example',
  ])('is that of the place if a word says so: %s', (mail) => expect(isNameOfPerson(mail, place)).toBe(false));

  it('is not stored, unless an operator said that the column is public', async () => {
    const list = [
      ['name', 'Emails', 'phone'],
      ...names.map((name, i) => [
        name,
        i % 2 ? 'jane.doe@chain.example' : `info${i}@mail.example`,
        `+4930123450${i}`,
      ]),
    ];
    const rows = await read(list);
    expect(rows.map(({ email }) => email).slice(0, 2)).toEqual(['info0@mail.example', null]);
  });

  it('is not stored either where it is an initial and a surname among such names', async () => {
    const mails = [
      'ignacio.doe@mill.example',
      'francisco.doe@mill.example',
      'paul.berg@mill.example',
      'mbustamante@mill.example',
      'ventas@mill.example',
      'silverspoon@mail.example',
      'mill@mill.example',
    ];
    const listOf = (own: readonly string[]) => [
      ['name', 'Emails', 'phone'],
      ...names.map((name, i) => [name, own[i] ?? '', `+4930123450${i}`]),
    ];
    const [spoon = '', mill = ''] = mails.slice(5);
    const mapped = (await read(listOf([...mails.slice(0, 4), spoon, ...mails.slice(4, 5), mill]))).map(
      ({ email }) => email,
    );
    expect(mapped.slice(0, 7)).toEqual([null, null, null, null, spoon, 'ventas@mill.example', mill]);
    const alone = await read(
      listOf(['info@mill.example', 'sales@mill.example', '', 'mbustamante@mill.example']),
    );
    expect(alone[3]?.email).toBe('mbustamante@mill.example');
  });
});
