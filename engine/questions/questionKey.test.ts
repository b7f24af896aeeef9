import { expect, it } from 'vitest';

import { questionId } from './questionId.ts';

it.each([
  // Case, signs, blanks.
  ['Who pays for the bread?', '  who PAYS for the bread ?!'],
  ['Torbanın fiyatı ne olacak?', 'TORBANIN FİYATI NE OLACAK'],
  // Order.
  ['How much does a customer pay today?', 'Today, how much does the customer pay?'],
  ['Ekmeği kim alıyor?', 'Kim ekmeği alıyor?'],
  ['Kilo fiyatı bugün ne kadar?', 'Bugün kilo fiyatı ne kadar?'],
  // Form.
  ['Who sells the breads?', 'Who is selling the bread?'],
  ['Which companies pay?', 'Which company pays?'],
  ["What is the baker's price?", 'What are the bakers’ prices?'],
  ['Torbanın fiyatı ne kadar?', 'Torba fiyatı ne kadardır?'],
  ['Müşteriler kimdir?', 'Müşteri kim?'],
  ['Ekmeğin fiyatı nedir?', 'Ekmek fiyatları ne?'],
  ["Ankara'daki kira ne kadar?", 'ANKARA’daki kiralar ne kadar'],
  ['Hangi talepler karşılanıyor?', 'Hangi talebin karşılanıyor?'],
])('takes “%s” and “%s” as one question', (one, other) => {
  expect(questionId(one)).toBe(questionId(other));
});

it.each([
  // Numbers.
  ['Who pays 4 lira?', 'Who pays 7 lira?'],
  ['Kilosu 1,5 lira mı?', 'Kilosu 15 lira mı?'],
  ['2 torba kim alıyor?', '3 torba kim alıyor?'],
  // Who does it to whom, from where to where.
  ['Does the baker pay the collector?', 'Does the collector pay the baker?'],
  ['Who pays the baker?', 'Whom does the baker pay?'],
  ['Esnaf fırını arıyor mu?', 'Fırın esnafı arıyor mu?'],
  ['Fırıncıdan toplayıcıya ne kadar ödeniyor?', 'Toplayıcıdan fırıncıya ne kadar ödeniyor?'],
  ['Kim ödüyor?', 'Kime ödüyor?'],
  ["Ankara'dan kim geliyor?", "Ankara'ya kim geliyor?"],
  // Other subjects, negations, times.
  ['What does the bread cost?', 'What does the flour cost?'],
  ['Kirayı kim ödüyor?', 'Karı kim ödüyor?'],
  ['Who pays?', 'Who does not pay?'],
  ['Kim öder?', 'Kim ödemez?'],
  ['Kim ödüyor?', 'Kim ödeyecek?'],
  ['Who paid?', 'Who will pay?'],
  ['Where do they sell?', 'When do they sell?'],
  ['Nerede satılıyor?', 'Ne zaman satılıyor?'],
  ['Will we charge a fee?', 'Will we charge a share?'],
])('keeps “%s” and “%s” apart', (one, other) => {
  expect(questionId(one)).not.toBe(questionId(other));
});

it('gives texts without words an id of their own', () => {
  expect(questionId('?')).not.toBe(questionId('!'));
  expect(questionId('?')).toMatch(/^[\w-]{1,32}$/);
});
