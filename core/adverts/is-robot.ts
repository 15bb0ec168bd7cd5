/** The user agents of robots; a phone of the brand Cubot is not one. */
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

/** Longer than what any browser sends. */
const readLength = 500;

/** Whether a user agent says that it is a program, or says nothing. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || robots.test(userAgent.slice(0, readLength));
}
