import { expect, it } from 'vitest';

import { linearFault } from './linearFault.ts';

it.each([
  '^[a-z0-9-]{1,40}$',
  '^.{1,4000}$',
  String.raw`^\d{4}-\d{2}-\d{2}$`,
  String.raw`^https?://[^\s]+$`,
  String.raw`^[^@ ]+@[^@ ]+\.[a-z]+$`,
  String.raw`^([A-Z]{2,3}-?\d{1,5}, ?)*$`,
  String.raw`^\p{L}[\p{L} ]{0,200}$`,
  String.raw`^(?=.{0,20}\d)[a-z\d]+$`,
  '[A-Z]{2}[0-9]{6}',
  'abc',
  '^[a-z]+( [a-z]+)*$',
  '^(?:red|green|blue)$',
  '',
])('takes %s', (pattern) => expect(linearFault(pattern)).toBeNull());

it.each([
  '^(.+)+$',
  '^(a|a)*$',
  '^(a*)*b',
  '^(?:a?){30}a{30}$',
  '^(a|b|ab)*c$',
  '^(x+x+)+y',
  String.raw`^[^@ ]+@[^@ ]+\.[^@ ]+$`,
  '^a.*b.*c.*d$',
  '^.{0,500}x.{0,500}$',
  String.raw`^(\p{L}|\p{Lu})+$`,
  '^(?:[a-z]|[A-Z]){0,9000}[a-z]{0,9000}$',
  // Not anchored: searched for anew from every letter.
  'a+b',
  String.raw`\s+$`,
  String.raw`(^a|b)+c$`,
])('refuses %s, which takes more than linear time', (pattern) => expect(linearFault(pattern)).toContain('many ways'));

it.each([
  ['([a-z', 'is no regular expression'],
  ['^(a)\\1$', 'refers back'],
  ['^(?=.*x)a$', 'looks ahead'],
  ['^(?i:a)$', 'modifiers'],
])('says what is wrong with %s', (pattern, words) => expect(linearFault(pattern)).toContain(words));
