import { describe, expect, it } from 'vitest';
import { inEnglish } from '../fixtures-for-test.ts';
import { texts } from '../texts/text.ts';
import { deviceInWords, deviceName } from './device-name.ts';

const userAgents = `
Chrome on Android = Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36
Samsung Internet on Android = Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36
Opera Mini on Android = Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16
Opera on Android = Mozilla/5.0 (Linux; Android 12; TECNO KG5j) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 OPR/79.0.0.0
Safari on iPhone = Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1
Chrome on iPhone = Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1
Firefox on Windows = Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:124.0) Gecko/20100101 Firefox/124.0
Edge on Windows = Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 Edg/123.0.0.0
Safari on Mac = Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15
Firefox on KaiOS = Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5
Unknown browser = curl/8.5.0
A browser on Linux = SomethingNew/1.0 (Linux)
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [name: string, userAgent?: string]);

describe('the name of a browser', () => {
  it.each(userAgents)('%s: %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
    expect(inEnglish(deviceInWords(name))).toBe(name);
  });

  it('is read in the language of the reader', () => {
    const { browserOn, someBrowser } = texts.devices;
    expect(deviceInWords('A browser on Linux')).toEqual(browserOn({ browser: someBrowser, system: 'Linux' }));
  });

  it.each(['', undefined])('is unknown when it says %j', (userAgent) => {
    expect(deviceName(userAgent)).toBe('Unknown browser');
  });

  it('repeats nothing that was sent, however long or strange', () => {
    expect(deviceName(`<b>Chrome/1</b> Android ${'x'.repeat(100_000)}`)).toBe('Chrome on Android');
  });
});
