/** The first match wins: most browsers also claim to be those further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Opera Mini/, 'Opera Mini'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bEdg(A|iOS|e)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A name by which people recognise their browser, such as "Chrome on Android". It consists only of words in this
 * file, never of the browser's own text, so it is short and reveals nothing else.
 */
export function deviceName(userAgent: string | undefined): string {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = find(systems);
  const browser = find(browsers) ?? (system === undefined ? 'Unknown browser' : 'A browser');
  return system === undefined ? browser : `${browser} on ${system}`;
}
