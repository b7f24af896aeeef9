const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('');

/** Texts that break files that are put together carelessly, by what they try. */
export const hostileTexts = {
  'every control character': `begin${controls}\u007F\u0080\u009F\uFFFE\uFFFFend`,
  'right-to-left marks': 'fac\u202Eade \u200Fmarks\u2066 inside\u2069 end',
  'Hebrew and Arabic': 'שלום עולם، مرحبا بالعالم',
  'a formula': "=cmd|' /C calc'!A0",
  'a formula by sign': "@SUM(1+1)*cmd|' /C calc'!A0",
  'a formula by plus': '+1+1',
  'a script': '<script>alert(1)</script>',
  'Typst source': '#import "evil.typ": * #panic() $ x $ ]#',
  'signs of XML': ']]> & &amp; < > " \' <?xml?>',
  'signs of Markdown': '# *a* _b_ [c](javascript:alert(1)) | d | `e` \\ ---',
  emoji: 'Soil 🌱 and 👩‍👩‍👧 family',
  'Chinese and Japanese': '中文 日本語',
  'half a surrogate pair': 'half \uD800 pair',
  'Turkish letters': 'ığüşöç İĞÜŞÖÇ',
} as const;

/** One field as long as it can be, without a blank. */
export const longText = 'ş'.repeat(50_000);
