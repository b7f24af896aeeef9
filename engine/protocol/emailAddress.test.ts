import { describe, expect, it } from 'vitest';

import { emailAddress, presentEmailAddress } from './emailAddress.ts';

const refusal = (text: string) => emailAddress.safeParse(text).error?.issues[0]?.message;

describe('an e-mail address', () => {
  it.each([
    'ar&ge@example.com',
    'ada/satis@example.com',
    'ada=etiket@example.com',
    "o'brien@example.com",
    'ada+filiz@example.com',
    'a.d.a@example.com',
    '!#$%*?^_`{|}~-@example.com',
    '1@example.com',
    'ada@ornek.xn--p1ai',
    'ada@xn--ar-3ia21a0h.com.tr',
    'ada@1.example.museum',
    `${'a'.repeat(64)}@example.com`,
    `ada@${'a'.repeat(63)}.com`,
  ])('may be %s', (text) => {
    expect(emailAddress.parse(text)).toBe(text);
  });

  it.each([
    ['ada@çarşı.com.tr', 'ada@xn--ar-3ia21a0h.com.tr'],
    ['ada@ÇARŞı.COM.TR', 'ada@xn--ar-3ia21a0h.com.tr'],
    ['ada@c\u0327ars\u0327ı.com.tr', 'ada@xn--ar-3ia21a0h.com.tr'],
    ['ada@XN--AR-3IA21A0H.com.tr', 'ada@xn--ar-3ia21a0h.com.tr'],
    ['ada@örnek.рф', 'ada@xn--rnek-4qa.xn--p1ai'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['Ada@EXAMPLE.Com', 'ada@example.com'],
    ['IDIL@EXAMPLE.COM', 'idil@example.com'],
    // Capitals as a Turkish keyboard has them.
    ['ADA@FİLİZ.COM.TR', 'ada@filiz.com.tr'],
    ['ADA@FI\u0307LI\u0307Z.COM.TR', 'ada@filiz.com.tr'],
    ['  ada@example.com \u00a0\r\n', 'ada@example.com'],
    ['\u200bada@example.com\ufeff', 'ada@example.com'],
  ])('%j is %s', (text, address) => {
    expect(emailAddress.parse(text)).toBe(address);
    expect(presentEmailAddress.parse(text)).toBe(address);
  });

  it.each(['ışıl@example.com', 'İdil@example.com', 'günışığı.1@çarşı.com.tr', '用户@example.com'])(
    'is refused with its reason where nobody may be able to deliver to it: %s',
    (text) => expect(refusal(text)).toBe('email-letters'),
  );

  it.each([
    '',
    '@',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@1.2.3.4',
    'ada@example.com.',
    'ada@.example.com',
    'ada@ex..ample.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exa mple.com',
    'ada@exa%6dple.com',
    'ada@example.com/path',
    'ada@example.com:25',
    'ada@xn--.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'a da@example.com',
    'a@da@example.com',
    '"ada"@example.com',
    'Ada <ada@example.com>',
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada\r\n@example.com',
    'ada\u0000@example.com',
    'ada@exam\nple.com',
    'ada(x)@example.com',
    'ada,eve@example.com',
    'ada;eve@example.com',
    'ada<eve@example.com',
    'ada\\eve@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
  ])('is not %j', (text) => {
    expect(refusal(text)).toBe('email');
  });

  it('has at most 254 characters, as DNS counts them', () => {
    const labels = (most: number) => `${`${'a'.repeat(60)}.`.repeat(3)}${'b'.repeat(most)}.com`;
    expect(emailAddress.safeParse(`${'a'.repeat(60)}@${labels(6)}`).success).toBe(true);
    expect(emailAddress.safeParse(`${'a'.repeat(60)}@${labels(7)}`).success).toBe(false);
    expect(emailAddress.safeParse(`${'a'.repeat(1_000_000)}@example.com`).success).toBe(false);
  });

  it('still is one to sign in with, where it was taken once', () => {
    for (const text of [`${'a'.repeat(80)}@example.com`, 'ada@example-.com']) {
      expect(emailAddress.safeParse(text).success).toBe(false);
      expect(presentEmailAddress.parse(text)).toBe(text);
    }
    for (const text of ['ışıl@example.com', 'ada', 'ada@example.com\r\nBcc: eve@example.com'])
      expect(presentEmailAddress.safeParse(text).success).toBe(false);
  });
});
