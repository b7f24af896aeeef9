export interface Device {
  browser: string | null;
  system: string | null;
}

// In characters; no browser needs half of them.
const mostRead = 500;

// The first match counts: most browsers also name the browsers they are derived from.
const browsers: [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Microsoft Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names of browser and system from a User-Agent header, for the list of devices; null where unknown. */
export function describeDevice(userAgent: string | null): Device {
  const named = (userAgent ?? '').slice(0, mostRead);
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(named))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
