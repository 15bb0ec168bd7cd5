import { expect, onTestFinished, test, vi } from 'vitest';
import { heartbeatInterval } from '../../../core/chats/limits.ts';
import { second } from '../../../core/shared/time/durations.ts';
import { openEventStream } from './event-stream.ts';
import type { PageEvent } from './page-event.ts';

/** A browser's part of a stream; the test plays the server. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
  }

  hears(kind: string, data = '', lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(kind, { data, lastEventId }));
  }

  close(): void {
    this.readyState = TestSource.CLOSED;
  }
}

/** A page with its stream open, in a time that passes only when the test says so. */
function openPage() {
  vi.useFakeTimers();
  const sources: TestSource[] = [];
  const page = new EventTarget();
  vi.stubGlobal(
    'EventSource',
    class extends TestSource {
      constructor(url: string) {
        super(url);
        sources.push(this);
      }
    },
  );
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const heard: PageEvent[] = [];
  const stream = openEventStream('amina', 7, (event) => heard.push(event));
  onTestFinished(() => {
    stream.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return {
    stream,
    heard,
    sources,
    latest: () => sources.at(-1) ?? expect.fail('There is no stream.'),
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  };
}

const unread = JSON.stringify({ unread: 0 });

test('a stream whose server is gone without a word is given up within 30 seconds, and another is opened', () => {
  const { sources, latest, pass } = openPage();
  latest().hears('start', unread, '7');
  pass(30 * second);
  expect(latest().readyState).toBe(TestSource.CLOSED);
  pass(2 * second);
  expect(sources).toHaveLength(2);
  expect(latest().url).toBe('/events?for=amina&after=7');
});

test('so is one that nobody has ever answered, as on a connection that has died unnoticed', () => {
  const { sources, pass } = openPage();
  pass(32 * second);
  expect(sources).toHaveLength(2);
});

test('they are opened less and less often', () => {
  const { sources, pass } = openPage();
  const counts = Array.from({ length: 4 }, () => {
    pass(10 * 60 * second);
    return sources.length;
  });
  // With the longest pause, which is shortened at random, each takes from 60 to 90 seconds.
  expect((counts[3] ?? 0) - (counts[2] ?? 0)).toBeLessThanOrEqual(10);
  expect(counts[3]).toBeGreaterThan(counts[2] ?? 0);
});

test('a stream on which nothing happens stays open for as long as its heartbeats come', () => {
  const { sources, latest, heard, pass } = openPage();
  latest().hears('start', unread, '7');
  for (let beats = 0; beats < 30; beats += 1) {
    pass(heartbeatInterval);
    latest().hears('beat');
  }
  expect(sources).toHaveLength(1);
  expect(heard.map(({ kind }) => kind)).toEqual(['start']);
});

test.each([
  [401, 'otherwise'],
  [400, 'somebody else'],
] as const)('a stream that is refused with %i has ended because of %s', async (status, why) => {
  const { latest, heard, sources } = openPage();
  vi.stubGlobal('fetch', async () => ({ status }));
  latest().close();
  latest().dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'ended', why }]));
  expect(sources).toHaveLength(1);
});

test('coming back to a page whose stream has been heard of leaves it open', () => {
  const { stream, sources, latest, pass } = openPage();
  for (let beats = 0; beats < 6; beats += 1) {
    pass(heartbeatInterval);
    latest().hears('beat');
  }
  stream.wake();
  expect(sources).toHaveLength(1);
});

test('a stream that rests is not given up', () => {
  const { stream, sources, pass } = openPage();
  stream.rest();
  pass(120 * second);
  expect(sources).toHaveLength(1);
});
