import { heartbeatInterval, streamLifetime } from '../../core/chats/limits.ts';
import type { StreamEvent } from '../../core/chats/stream-event.ts';
import type { StreamRequest } from '../../core/chats/stream-inbox.ts';
import {
  createStreamControl,
  type StreamControl,
  type StreamSignal,
} from '../../core/chats/stream-signal.ts';
import { viewerId } from '../../core/shared/viewer-id.ts';
import type { Text } from '../../core/texts/text.ts';
import { enterStream, type StreamEnd } from '../composition/open-streams.server.ts';
import { saidMessage } from '../features/chat/said-message.server.ts';
import type { AnswerFlow } from '../requests/load-context.d.ts';
import {
  asRefusal,
  asText,
  isUnavailable,
  logUnavailable,
  withoutPage,
} from '../requests/refusals.server.ts';
import { openContext, type PageContext } from '../requests/request.server.ts';

type Events = AsyncGenerator<StreamEvent<Text | string>, void, void>;

/** In milliseconds. */
interface StreamTiming {
  readonly heartbeatInterval: number;
  readonly streamLifetime: number;
}

/** A client may leave this many bytes unread; nothing more is made for it until it has read them. */
const maxUnsent = 64 * 1024;

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  // A proxy that collects before it passes on would make every message late.
  'X-Accel-Buffering': 'no',
};

const encoder = new TextEncoder();
/** An event, because browsers tell their pages nothing of comments. */
const heartbeat = encoder.encode('event:beat\ndata\n\n');
const superseded = encoder.encode('event: superseded\ndata: {}\n\n');

/**
 * A loader that answers with server-sent events, one block for each event of core. Where the stream continues is in
 * `id:`; browsers send it back when they open the next stream, and the first stream of a page may name it as `after`. A
 * refusal is a plain answer with its status, which browsers take as final.
 */
export function eventStream(
  open: (context: PageContext, request: StreamRequest, signal: StreamSignal) => Events,
  timing: StreamTiming = { heartbeatInterval, streamLifetime },
) {
  return withoutPage(asText, async (args) => {
    const context = await openContext(args);
    const { request, url, viewer, session, loadContext } = context;
    const lastEventId = request.headers.get('Last-Event-ID') ?? url.searchParams.get('after') ?? undefined;
    const control = createStreamControl();
    const events = open(context, { sessionToken: session.token, lastEventId }, control);
    const first = await events.next();
    if (first.done === true || request.method === 'HEAD') {
      await events.return();
      return new Response(null, { headers });
    }

    const { flow, shutdown } = loadContext;
    if (flow === undefined) request.signal.addEventListener('abort', control.stop, { once: true });
    const owner = viewerId(viewer) ?? '';
    const { body, write, close } = createBody(control.stop);
    write(opening(first.value));
    void (async () => {
      let reason: StreamEnd | undefined;
      const leave = enterStream(owner, shutdown, (given) => {
        reason ??= given;
        control.stop();
      });
      try {
        await run({ events, control, flow, timing, write });
        if (reason === 'superseded') write(superseded);
      } catch (thrown) {
        const error = asRefusal(thrown);
        if (isUnavailable(error)) logUnavailable(error, loadContext);
        else loadContext.log?.error({ err: error, requestId: loadContext.requestId }, 'stream failed');
      } finally {
        leave();
        close();
      }
    })();
    return new Response(body, { headers });
  });
}

/** A body that is written from outside, for as long as somebody reads it. */
function createBody(onCancel: () => void) {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink = controller;
    },
    cancel() {
      sink = undefined;
      onCancel();
    },
  });
  return {
    body,
    write: (bytes: Uint8Array) => sink?.enqueue(bytes),
    close() {
      sink?.close();
      sink = undefined;
    },
  };
}

/** Writes events until the stream ends, and makes sure that it does. */
async function run({
  events,
  control,
  flow,
  timing,
  write,
}: {
  readonly events: Events;
  readonly control: StreamControl;
  readonly flow: AnswerFlow | undefined;
  readonly timing: StreamTiming;
  readonly write: (bytes: Uint8Array) => void;
}): Promise<void> {
  let onRoom: (() => void) | undefined;
  let unsentBefore = 0;
  let beatsLeft = Math.ceil(timing.streamLifetime / timing.heartbeatInterval);

  const goOn = () => {
    onRoom?.();
    onRoom = undefined;
  };
  const beat = () => {
    beatsLeft -= 1;
    if (beatsLeft <= 0) control.stop();
    const unsent = flow?.unsent() ?? 0;
    const stuck = onRoom !== undefined && unsent >= unsentBefore;
    unsentBefore = unsent;
    if (stuck) flow?.cut();
    else if (onRoom === undefined) write(heartbeat);
    control.pulse();
  };
  const hasRoom = () => control.stopped || flow === undefined || flow.unsent() <= maxUnsent;

  flow?.onDrained(goOn);
  flow?.onClosed(control.stop);
  const unsubscribe = control.subscribe(() => {
    if (control.stopped) goOn();
  });
  const timer = setInterval(beat, timing.heartbeatInterval).unref();
  try {
    for await (const event of events) {
      write(block(event));
      if (!hasRoom()) {
        await new Promise<void>((resolve) => {
          onRoom = resolve;
        });
      }
    }
  } finally {
    clearInterval(timer);
    unsubscribe();
    if (flow !== undefined) cutLater(flow, timing.heartbeatInterval);
  }
}

/** A client that has stopped reading would keep the connection for ever, though nothing more comes. */
function cutLater(flow: AnswerFlow, milliseconds: number): void {
  const timer = setTimeout(flow.cut, milliseconds).unref();
  flow.onClosed(() => clearTimeout(timer));
}

/** Spreads reconnections, so that not all browsers come back at the same instant after a restart. */
function opening(first: StreamEvent<Text | string>): Uint8Array {
  const retry = 1000 + Math.floor(Math.random() * 2000);
  return encoder.encode(`retry: ${retry}\n${textOf(first)}`);
}

function block(event: StreamEvent<Text | string>): Uint8Array {
  return encoder.encode(textOf(event));
}

function textOf(event: StreamEvent<Text | string>): string {
  const { kind, ...rest } =
    event.kind === 'message' ? { ...event, message: saidMessage(event.message) } : event;
  if (!('id' in rest)) return `event: ${kind}\ndata: ${JSON.stringify(rest)}\n\n`;
  const { id, ...payload } = rest;
  return `event: ${kind}\nid: ${id}\ndata: ${JSON.stringify(payload)}\n\n`;
}
