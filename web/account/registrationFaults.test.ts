import { expect, it } from 'vitest';

import { registrationFaults } from './registrationFaults.ts';

const complete = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'river stone',
  confirmation: 'river stone',
  verified: true,
  termsAccepted: true,
};

it('accepts a complete registration', () => {
  expect(registrationFaults(complete)).toEqual({});
});

it.each([
  [{ fullName: '  ' }, 'fullName'],
  [{ email: 'ada@example' }, 'email'],
  [{ password: 'short', confirmation: 'short' }, 'password'],
  [{ confirmation: 'another stone' }, 'confirmation'],
  [{ verified: false }, 'code'],
  [{ termsAccepted: false }, 'acceptTerms'],
])('holds %j back at its field', (change, field) => {
  expect(Object.keys(registrationFaults({ ...complete, ...change }))).toEqual([field]);
});
