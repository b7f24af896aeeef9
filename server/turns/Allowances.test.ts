import { expect, it } from 'vitest';

import { Allowances } from './Allowances.ts';

const seconds = 1000;

function stage() {
  let now = 0;
  const allowances = new Allowances(() => now);
  allowances.see('bora');
  return { allowances, pass: (milliseconds: number) => (now += milliseconds) };
}

it('lets a person beside others use a second and a half at will, then a fortieth of the time', () => {
  const { allowances, pass } = stage();
  allowances.see('ada');
  allowances.use('ada', 1.5 * seconds);
  expect(allowances.restOf('ada')).toBe(0);
  allowances.use('ada', 50);
  expect(allowances.restOf('ada')).toBe(2 * seconds);
  pass(800);
  expect(allowances.restOf('ada')).toBe(1.2 * seconds);
  expect(allowances.restOf('bora')).toBe(0);
  pass(1.2 * seconds);
  expect(allowances.restOf('ada')).toBe(0);
});

it('never lets a person rest who uses no more than a twentieth of the time', () => {
  const { allowances, pass } = stage();
  allowances.see('ada');
  allowances.use('ada', 1.4 * seconds);
  for (let count = 0; count < 60; count += 1) {
    allowances.see('bora');
    pass(2 * seconds);
    allowances.use('ada', 100);
    expect(allowances.restOf('ada')).toBe(0);
  }
});

it('gives back a twentieth of the time again once the rest is over', () => {
  const { allowances, pass } = stage();
  allowances.see('ada');
  allowances.use('ada', 1.5 * seconds + 50);
  pass(2 * seconds + 10 * seconds);
  allowances.see('bora');
  allowances.use('ada', 500);
  expect(allowances.restOf('ada')).toBe(0);
  allowances.use('ada', 25);
  expect(allowances.restOf('ada')).toBe(1 * seconds);
});

it('lets nobody rest who has been alone for ten seconds, whatever they have used', () => {
  const { allowances, pass } = stage();
  pass(5 * seconds);
  allowances.see('ada');
  allowances.use('ada', 60 * seconds);
  expect(allowances.restOf('ada')).toBeGreaterThan(0);
  pass(5.1 * seconds);
  expect(allowances.restOf('ada')).toBe(0);
});

it('lets whoever was alone for long rest for twelve seconds at most, when somebody comes', () => {
  const { allowances } = stage();
  allowances.see('ada');
  for (let count = 0; count < 100; count += 1) allowances.use('ada', seconds);
  allowances.see('bora');
  expect(allowances.restOf('ada')).toBe(12 * seconds);
});

it('gives back what was taken and not used, and never more', () => {
  const { allowances } = stage();
  allowances.see('ada');
  allowances.use('ada', 20);
  allowances.use('ada', -500);
  allowances.use('ada', 1.5 * seconds);
  expect(allowances.restOf('ada')).toBe(0);
});
