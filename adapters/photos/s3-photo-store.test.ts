import { delay, HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pictureFileName } from '../../core/entities/picture.ts';
import { type ServerReply, startAnsweringServer } from '../answering-server-for-test.ts';
import { holdTimeLimits } from '../time-limits-for-test.ts';
import { createS3PhotoStore } from './s3-photo-store.ts';

const endpoint = 'http://s3.example:9000';
const secrets = { accessKeyId: 'AKIDHERBS', secretAccessKey: 'moringa-secret' };
const key = `ab${'0'.repeat(30)}`;
const name = pictureFileName(key, 640, 'webp');
const picture = new Uint8Array([1, 2, 3, 4]);

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Long enough for a busy machine. */
const timeouts = { pause: 1, read: 120_000, write: 120_000, attempt: 120_000 };

function open(other: Partial<typeof timeouts> = {}, at = endpoint) {
  const place = { endpoint: at, region: 'us-east-1', bucket: 'herbs', forcePathStyle: true };
  return createS3PhotoStore({ ...place, ...secrets, timeouts: { ...timeouts, ...other } });
}

type Answer = () => Response | Promise<Response>;

/** Responds with one answer after another, then always with the last; returns the number of requests. */
function answering(...answers: readonly [Answer, ...Answer[]]): () => number {
  let asked = 0;
  server.use(
    http.all(/^http:\/\/s3\.example:9000\/herbs/, () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? answers[0];
      asked += 1;
      return answer();
    }),
  );
  return () => asked;
}

const refused = (status: number, code: string) => () =>
  HttpResponse.xml(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${secrets.secretAccessKey}</Message></Error>`,
    { status },
  );
const headers = { ETag: '"1"', 'Content-Type': 'image/webp', 'Content-Length': '4' };
const stored = () => new HttpResponse(null, { headers: { ETag: '"1"' } });
const found = () => new HttpResponse(picture, { headers });
const nothingListed = () =>
  HttpResponse.xml(
    '<ListBucketResult><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>',
  );
const webPage = (status: number) => () =>
  HttpResponse.html('<!doctype html><p>Hotel Wi-Fi: log in', { status });
const reset = () => HttpResponse.error();
const silent = async () => {
  await delay('infinite');
  return HttpResponse.error();
};
const brokenOff = () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(picture.subarray(0, 2));
      controller.error(new Error('The connection was lost.'));
    },
  });
  return new HttpResponse(body, { headers });
};

const passing: readonly (readonly [string, Answer])[] = [
  ['503 SlowDown', refused(503, 'SlowDown')],
  ['429 TooManyRequests', refused(429, 'TooManyRequests')],
  ['500 InternalError', refused(500, 'InternalError')],
  ['400 RequestTimeout', refused(400, 'RequestTimeout')],
  ['a lost connection', reset],
  ['a page instead of XML, as an error', webPage(502)],
  ['a page instead of XML, as a success', webPage(200)],
];

describe('what is temporary is tried again', () => {
  test.each(passing)('storing after %s', async (_, fault) => {
    const asked = answering(fault, fault, stored);
    await open().put(name, picture);
    expect(asked()).toBe(3);
  });

  test.each([...passing, ['an answer that breaks off', brokenOff]] as const)(
    'reading after %s',
    async (_, fault) => {
      const asked = answering(fault, fault, found);
      expect(await open().read(name)).toEqual(picture);
      expect(asked()).toBe(3);
    },
  );

  test('an attempt that gets no answer', async () => {
    const reachLimit = holdTimeLimits();
    const asked = answering(() => {
      reachLimit();
      return silent();
    }, stored);
    await open().put(name, picture);
    expect(asked()).toBe(2);
  });
});

describe('what is not temporary', () => {
  test.each([
    ['503 SlowDown', refused(503, 'SlowDown'), '503 SlowDown'],
    ['500 InternalError', refused(500, 'InternalError'), '500 InternalError'],
    ['a lost connection', reset, ''],
    ['a page instead of XML', webPage(200), ''],
  ])('is given up after three attempts: %s', async (_, fault, words) => {
    const store = open();
    const acts = [
      () => store.put(name, picture),
      () => store.read(name),
      () => store.check(),
      () => store.keys()[Symbol.asyncIterator]().next(),
    ];
    for (const act of acts) {
      const asked = answering(fault);
      await expect(act()).rejects.toThrow(/^S3: .+ in the bucket herbs failed after 3 attempts: /);
      await expect(act()).rejects.toThrow(words);
      expect(asked()).toBe(6);
    }
  });

  test('a removal that fails is reported, although others succeed', async () => {
    let asked = 0;
    server.use(
      http.get(`${endpoint}/herbs/`, nothingListed),
      http.delete(`${endpoint}/herbs/:name`, ({ params }) => {
        asked += 1;
        return params['name'] === name
          ? refused(500, 'InternalError')()
          : new HttpResponse(null, { status: 204 });
      }),
    );
    await expect(open().removeAll(key)).rejects.toThrow('500 InternalError');
    expect(asked).toBe(10);
  });

  test.each([
    [403, 'AccessDenied'],
    [403, 'SignatureDoesNotMatch'],
    [404, 'NoSuchBucket'],
    [400, 'InvalidArgument'],
  ])('a refusal is believed at once: %i %s', async (status, code) => {
    const asked = answering(refused(status, code));
    await expect(open().put(name, picture)).rejects.toThrow(`failed after 1 attempt: ${status} ${code}`);
    expect(asked()).toBe(1);
  });

  test('a picture without an end is not read to the last of our memory', async () => {
    const part = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = () => {
      const body = new ReadableStream({
        async pull(controller) {
          await delay(1);
          sent += 1;
          if (sent > 300) controller.close();
          else controller.enqueue(part);
        },
      });
      return new HttpResponse(body, { headers: { ETag: '"1"', 'Content-Type': 'image/webp' } });
    };
    answering(endless);
    await expect(open().read(name)).rejects.toThrow('NotAnAnswerOfS3');
    expect(sent).toBeLessThan(200);
  });

  test('a picture is missing only when S3 says so of the picture', async () => {
    answering(refused(404, 'NoSuchKey'), nothingListed);
    expect(await open().read(name)).toBeUndefined();
    answering(webPage(404));
    await expect(open().read(name)).rejects.toThrow('404');
  });

  test('silence ends by the deadline', async () => {
    answering(silent);
    const store = open({ read: 50, write: 50 });
    await expect(store.read(name)).rejects.toThrow('failed after 1 attempt: no answer in time');
    await expect(store.put(name, picture)).rejects.toThrow('no answer in time');
    await expect(store.removeAll(key)).rejects.toThrow('no answer in time');
  });
});

test('a refusal that breaks off is asked for again', async () => {
  const replies: ServerReply[] = [
    { status: 404, body: '<Error><Code>NoSuch', cut: true },
    { status: 404, body: '' },
  ];
  const { origin } = await startAnsweringServer(() => replies.shift() ?? 'silence');
  server.use(http.all(`${origin}/*`, () => passthrough()));
  await expect(open({}, origin).read(name)).rejects.toThrow('failed after 2 attempts: 404 ');
});

test('a lost connection is not reported as a late answer', async () => {
  const { origin } = await startAnsweringServer(() => 'cut');
  server.use(http.all(`${origin}/*`, () => passthrough()));
  await expect(open({}, origin).read(name)).rejects.toThrow('failed after 3 attempts: ECONNRESET');
});

test('an error reveals nothing that was sent', async () => {
  answering(refused(403, 'SignatureDoesNotMatch'));
  const error: Error | undefined = await open()
    .put(name, picture)
    .then(
      () => undefined,
      (error) => error,
    );
  const told = JSON.stringify([error?.message, error?.stack, error?.cause, Object.entries(error ?? {})]);
  for (const hidden of [secrets.secretAccessKey, secrets.accessKeyId, 'AWS4'])
    expect(told).not.toContain(hidden);
});
