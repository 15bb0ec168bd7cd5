/** Parts of the user agents of robots; "Cubot" is a brand of phones. */
const names = [
  '(?<!cu)bots?(?![a-z])',
  'crawl',
  'spider',
  'slurp',
  'scrap[ey]',
  'preview',
  'facebookexternalhit',
  '^whatsapp/',
  'mediapartners',
  'inspectiontool',
  'googleother',
  'lighthouse',
  'archive',
  'feedfetcher',
  'monitor',
  'pingdom',
  'uptime',
  '^(?:curl|wget|python|java|libwww|go-http-client|okhttp)',
];
const robots = new RegExp(names.join('|'), 'i');

/** In UTF-16 units: longer than any browser's user agent. */
const readLength = 500;

/** Whether a user agent says that it is a program, or says nothing. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || robots.test(userAgent.slice(0, readLength));
}
