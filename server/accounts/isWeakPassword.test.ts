import { beforeAll, describe, expect, it } from 'vitest';

import { isWeakPassword } from './isWeakPassword.ts';
import { loadCommonPasswords } from './loadCommonPasswords.ts';

const person = { fullName: 'Deniz Kaya', email: 'deniz.k@northwind.example' };

let common: readonly string[];
beforeAll(async () => void (common = await loadCommonPasswords()));

describe('a weak password', () => {
  it('is any of the 3,000 most common ones, in capitals too', () => {
    const first = common.slice(0, 3000);
    expect(first).toHaveLength(3000);
    expect(first.filter((password) => !isWeakPassword(password, person, common))).toEqual([]);
    expect(first.filter((password) => !isWeakPassword(password.toUpperCase(), person, common))).toEqual([]);
  });

  it.each([
    ['a common one with a year and a sign', 'Password2024!'],
    ['a common one in other signs', 'p4ssw0rd!'],
    ['a common one twice', 'sunshinesunshine'],
    ['a row of the keyboard', 'qwertyuiop'],
    ['one letter', 'aaaaaaaa'],
    ['a sequence', '23456789'],
    ['the product', 'filiz1234'],
    ['the person’s name', 'deniz-kaya'],
    ['their domain', 'Northwind1'],
    ['a Turkish one', 'Şifre123'],
    ['a Turkish one in capitals', 'ŞİFRE2026'],
    ['a Turkish endearment', 'aşkım1905'],
    ['a club', 'Fenerbahçe1907'],
  ])('is %s', (_, password) => {
    expect(isWeakPassword(password, person, common)).toBe(true);
  });
});

describe('a good password', () => {
  it.each([
    'river stone lantern',
    'doğru at pil zımba',
    'correct horse battery staple',
    'kx7#Qm2!vT',
    'vJ4qPz9w',
    'my password manager chose this',
    'x'.repeat(20) + 'kale'.repeat(3) + ' gemi rüzgâr fener',
  ])('is %s', (password) => {
    expect(isWeakPassword(password, person, common)).toBe(false);
  });
});
