import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A metric. If its name ends in `_total` it is a counter, otherwise a gauge. */
export interface Measurement {
  readonly name: string;
  readonly help: string;
  readonly value: number;
}

/**
 * The upper bounds of the histogram of response times, in seconds. Cached pages are below the first; uploads and
 * streams are above the last.
 */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5];
const second = 1000;
const nanoseconds = 1e9;
/** Of the event-loop delay, in milliseconds. */
const resolution = 20;

type EventLoopDelays = ReturnType<typeof monitorEventLoopDelay>;

interface Durations {
  /** Responses in each bucket, not cumulated; the last one is above all bounds. */
  readonly counts: number[];
  sum: number;
}

/**
 * OpenMetrics, or the older text format of Prometheus. They name a counter's description differently (with and without
 * `_total`), and each kind of program finds it only in its own format.
 */
export type MetricsFormat = 'openmetrics' | 'prometheus';

/**
 * Counts the responses and event-loop delays of this process, and writes them as text together with other measurements.
 */
export function createMetrics(processName: string) {
  const routes = new Map<string, Map<number, Durations>>();
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let uploads = 0;

  return {
    /** To be called at the end of a response. `route` is a label, so it has to be one of few names. */
    count(route: string, status: number, milliseconds: number): void {
      const statuses = entry(routes, route, () => new Map<number, Durations>());
      const durations = entry(statuses, status, () => ({
        counts: new Array(bounds.length + 1).fill(0),
        sum: 0,
      }));
      const seconds = milliseconds / second;
      let bucket = 0;
      while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
      durations.counts[bucket] = (durations.counts[bucket] ?? 0) + 1;
      durations.sum += seconds;
    },

    /** To be called when an upload begins; the returned function, when it ends. */
    beginUpload(): () => void {
      uploads += 1;
      return () => {
        uploads -= 1;
      };
    },

    /**
     * All metrics as text. Event-loop delays are those since the previous call, and missing if that was less than a
     * moment ago.
     */
    write(measured: readonly Measurement[], format: MetricsFormat = 'openmetrics'): string {
      const own = [...ofProcess(), ...ofEventLoop(delays), { ...uploadsInHand, value: uploads }];
      delays.reset();
      const lines = [
        ...requestLines(routes, processName),
        ...[...own, ...measured].flatMap(linesOf(processName, format)),
        ...(format === 'openmetrics' ? ['# EOF'] : []),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function requestLines(
  routes: ReadonlyMap<string, ReadonlyMap<number, Durations>>,
  processName: string,
): readonly string[] {
  const name = 'http_request_duration_seconds';
  const lines = [
    `# TYPE ${name} histogram`,
    `# UNIT ${name} seconds`,
    `# HELP ${name} Responses by route and status, and how long they took.`,
  ];
  for (const [route, statuses] of routes) {
    for (const [status, { counts, sum }] of statuses) {
      const labels = `process="${processName}",route="${route}",status="${status}"`;
      let upTo = 0;
      for (const [index, count] of counts.entries()) {
        upTo += count;
        lines.push(`${name}_bucket{${labels},le="${bounds[index] ?? '+Inf'}"} ${upTo}`);
      }
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${upTo}`);
    }
  }
  return lines;
}

function linesOf(processName: string, format: MetricsFormat) {
  return ({ name, help, value }: Measurement): readonly string[] => {
    const family = name.replace(/_total$/, '');
    const described = format === 'openmetrics' ? family : name;
    const [, unit] = /_(bytes|seconds)$/.exec(family) ?? [];
    return [
      `# TYPE ${described} ${family === name ? 'gauge' : 'counter'}`,
      ...(unit === undefined ? [] : [`# UNIT ${described} ${unit}`]),
      `# HELP ${described} ${help}`,
      `${name}{process="${processName}"} ${value}`,
    ];
  };
}

const uploadsInHand = {
  name: 'eddagala_uploads',
  help: 'Uploads that are arriving or being processed.',
};

/** Under the names that prom-client uses, so that existing dashboards fit. */
function ofProcess(): readonly Measurement[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const startedAt = Math.round(performance.timeOrigin) / second;
  return [
    { name: 'process_start_time_seconds', help: 'When the process began.', value: startedAt },
    { name: 'process_cpu_seconds_total', help: 'Processor time.', value: (user + system) / 1e6 },
    { name: 'process_resident_memory_bytes', help: 'Memory of the process.', value: rss },
    { name: 'nodejs_heap_size_used_bytes', help: 'Memory that objects take.', value: heapUsed },
    { name: 'nodejs_external_memory_bytes', help: 'Memory outside the heap.', value: external },
  ];
}

function ofEventLoop(delays: EventLoopDelays): readonly Measurement[] {
  if (delays.count === 0) return [];
  const seconds = (value: number) => Math.max(0, value / nanoseconds - resolution / second);
  const figures = [
    ['p50', 'median', delays.percentile(50)],
    ['p99', '99th percentile', delays.percentile(99)],
    ['max', 'maximum', delays.max],
  ] as const;
  return figures.map(([name, how, value]) => ({
    name: `nodejs_eventloop_lag_${name}_seconds`,
    help: `Event-loop delay since the last scrape, ${how}.`,
    value: seconds(value),
  }));
}
