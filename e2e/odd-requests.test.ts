import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../core/texts.ts';
import { type Site, startSite } from './site.ts';

/** What no page of ours asks for, and anybody can send. */
describe('odd requests', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  /** The status, and the address that it leads to: plain node:http, because fetch mends paths and methods. */
  async function ask(method: string, path: string): Promise<[number, string | undefined]> {
    const outgoing = request(site.url, { method, path });
    outgoing.end();
    const [response] = await once(outgoing, 'response');
    response.resume();
    await once(response, 'end');
    return [response.statusCode, response.headers.location];
  }

  it.each([
    ['POST', '/home'],
    ['POST', '/account?index'],
    ['POST', '/nowhere'],
    ['POST', '/sitemap.xml'],
    ['POST', '/healthz'],
    ['PUT', '/about-us'],
    ['OPTIONS', '/home'],
    ['OPTIONS', '/post'],
    ['OPTIONS', '/events'],
    ['DELETE', '/chat/send'],
    ['PUT', '/login'],
  ])('%s %s is not offered', async (method, path) => {
    expect(await ask(method, path)).toEqual([405, undefined]);
  });

  it('a page that takes no form says so, and speaks of no fault of ours', async () => {
    const answer = await fetch(`${site.url}/home`, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(await answer.text()).toContain(texts.errors.notOffered);
  });

  it.each(['/pay', '/chat'])('a visitor at %s, which says nothing more, is asked to log in', async (path) => {
    expect(await ask('GET', path)).toEqual([303, `/login?redirectTo=${encodeURIComponent(path)}`]);
  });

  it.each([
    '/nowhere%0a',
    '/nowhere%E2%80%A8',
    '/user/%00',
    '/singleherb/%ED%95%9C',
    '/media/%00',
    '/media/%E2%82%AC',
    '//herbs.example/home',
  ])('nothing is found at %s', async (path) => {
    expect(await ask('GET', path)).toEqual([404, undefined]);
  });

  it.each([
    ['/singleherb/%0d%0aX:y/like', '/singleherb/%0D%0AX%3Ay'],
    ['/singleherb/%E2%82%AC/save', '/singleherb/%E2%82%AC'],
    ['/singleherb/..%2f..%2f%2fevil.example/like', '/singleherb/..%2F..%2F%2Fevil.example'],
  ])('%s leads to the page of that herb, and nowhere else', async (path, location) => {
    expect(await ask('GET', path)).toEqual([302, location]);
  });

  it('no odd character in any place of a path is an error of ours', async () => {
    const codes = Array.from({ length: 128 }, (_, code) => code).filter(
      (code) => !/\w/.test(String.fromCharCode(code)),
    );
    const encoded = codes.map((code) => `%${code.toString(16).padStart(2, '0')}`);
    const paths = encoded.flatMap((odd) => [
      `/${odd}`,
      `/${odd}/`,
      `/${odd}%20x`,
      `/user/${odd}`,
      `/media/${odd}${odd}`,
    ]);
    const answers = [];
    for (const path of paths) answers.push(`${path} ${(await ask('GET', path))[0]}`);
    expect(answers.filter((answer) => !/ (?:200|302|303|400|404)$/.test(answer))).toEqual([]);
  });

  it('none of it is an error of ours', () => {
    expect(site.output()).not.toContain('"level":"error"');
  });
});
