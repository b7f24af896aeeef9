import { expect, it } from 'vitest';

import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';

import { Allowances } from './Allowances.ts';
import { PersonalTurns } from './PersonalTurns.ts';

const settled = () => new Promise((done) => setImmediate(done));

function stage() {
  const turns = new PersonalTurns();
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const call = (person: string, name: string) =>
    turns.take(person, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  return { begun, call, end: (name: string, error?: Error) => ends.get(name)!(error) };
}

it('handles three calls of a person at a time, the next when one has ended or failed, and others’ at once', async () => {
  const { begun, call, end } = stage();
  const calls = ['1', '2', '3', '4', '5'].map((name) => call('ada', name));
  void call('bora', 'his');
  await settled();
  expect(begun).toEqual(['1', '2', '3', 'his']);
  end('2');
  expect(await calls[1]).toBe('2');
  await settled();
  expect(begun.slice(4)).toEqual(['4']);
  end('1', new Error('fell'));
  await expect(calls[0]).rejects.toThrow('fell');
  await settled();
  expect(begun.slice(5)).toEqual(['5']);
  for (const name of ['3', '4', '5']) end(name);
  expect(await Promise.all(calls.slice(2))).toEqual(['3', '4', '5']);
});

it('refuses a person whose calls wait by the hundred, and nobody else', async () => {
  const { begun, call } = stage();
  for (let count = 0; count < 203; count += 1) void call('ada', `${count}`);
  await expect(call('ada', 'one more')).rejects.toBeInstanceOf(TooManyRequestsError);
  void call('bora', 'his');
  await settled();
  expect(begun).toEqual(['0', '1', '2', 'his']);
});

it('lets a person who has computed for long beside others rest before the next call, and nobody else', async () => {
  let now = 0;
  const turns = new PersonalTurns(new Allowances(() => now), { begin: () => () => 1501 });
  await turns.take('bora', () => Promise.resolve());
  await turns.take('ada', () => Promise.resolve());
  const order: string[] = [];
  const take = (person: string, name: string) => turns.take(person, async () => void order.push(name));
  const hers = take('ada', 'hers');
  await take('cem', 'his');
  expect(order).toEqual(['his']);
  now = 40;
  await hers;
  expect(order).toEqual(['his', 'hers']);
});
