import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';
import { isNameOfPerson } from './personsMail.ts';

const { read } = useLists();

describe('an address of mail in the form of somebody’s name', () => {
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
  ])('is that of a person: %s', (mail) => expect(isNameOfPerson(mail, place)).toBe(true));

  it.each([
    'blue.lantern@mail.example',
    'gm.destin@chain.example',
    'front.desk@chain.example',
    'info.north@chain.example',
    'pizza.corner@mail.example',
    'contact.dam.ma@chain.example',
    'lantern.jane@mail.example',
    'janelantern@mail.example',
    'peterspizza@mail.example',
    'marcoshairsalon@mail.example',
    'blue_jane@mail.example',
    'romano@mail.example',
    'johnson@mail.example',
  ])('is that of the place where a word says so: %s', (mail) =>
    expect(isNameOfPerson(mail, place)).toBe(false),
  );

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
});
