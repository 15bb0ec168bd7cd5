import { type Text, texts } from '../texts/text.ts';

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

/** What a browser without a name is called where it is stored. */
const unknownBrowser = 'Unknown browser';
const someBrowser = 'A browser';

/**
 * A name by which people recognise their browser, such as "Chrome on Android". It consists only of words in this
 * file, never of the browser's own text, so it is short and reveals nothing else. It is stored in English; see
 * `deviceInWords`.
 */
export function deviceName(userAgent: string | undefined): string {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = find(systems);
  const browser = find(browsers) ?? (system === undefined ? unknownBrowser : someBrowser);
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** A name from `deviceName` as people read it. */
export function deviceInWords(name: string): Text | string {
  const [browser = name, system] = name.split(' on ');
  return system === undefined
    ? browserInWords(browser)
    : texts.devices.browserOn({ browser: browserInWords(browser), system });
}

function browserInWords(browser: string): Text | string {
  if (browser === unknownBrowser) return texts.devices.unknownBrowser;
  return browser === someBrowser ? texts.devices.someBrowser : browser;
}
