import { expect, it } from 'vitest';

import { faultOfField, invoiceFaults } from './invoiceFaults.ts';

const empty = { name: '', address: '', taxNumber: '', nationalId: '', phone: '' };
const company = {
  ...empty,
  name: 'Dönkap A.Ş.',
  address: 'Kadıköy',
  taxNumber: '879 001 7566',
  phone: '0216 555 01 23',
};

it('finds nothing wrong with either number as people write them', () => {
  expect(invoiceFaults(company)).toEqual({});
  expect(invoiceFaults({ ...company, taxNumber: 'de 123.456-789' })).toEqual({});
  expect(invoiceFaults({ ...company, taxNumber: '', nationalId: '100 000 001 46' })).toEqual({});
});

it('wants everything but one of the two numbers', () => {
  expect(invoiceFaults(empty)).toEqual({
    name: 'required',
    address: 'required',
    taxNumber: 'either',
    phone: 'required',
  });
});

it('says which number is wrong when its field is left, and nothing of an empty one', () => {
  expect(faultOfField('taxNumber', { ...empty, taxNumber: '8790017567' })).toBe('taxNumber');
  expect(faultOfField('nationalId', { ...empty, nationalId: '10000000147' })).toBe('nationalId');
  expect(faultOfField('phone', { ...empty, phone: '-------' })).toBe('phone');
  expect(faultOfField('taxNumber', empty)).toBeNull();
  expect(faultOfField('name', empty)).toBeNull();
});
