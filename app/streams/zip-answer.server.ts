import { makeZip } from 'client-zip';
import type { ExportFile } from '../../core/exports/export-file.ts';
import type { AnswerFlow } from '../requests/load-context.d.ts';

/** A client may leave this many bytes unread; nothing more is read for it until it has taken them. */
const maxUnsent = 256 * 1024;
/** A client that has taken nothing for this long, in milliseconds, is cut off. */
const idleTimeout = 60_000;

/**
 * The files as one zip, made while it is sent: a file is asked for when the one before has left, and none any more when
 * the client has gone. What is thrown before the first file is thrown here, while there is no answer yet.
 */
export async function zipAnswer(
  files: AsyncGenerator<ExportFile, void, void>,
  fileName: string,
  flow: AnswerFlow | undefined,
): Promise<Response> {
  const first = await files.next();
  const reader = makeZip(entries(first, files)).getReader();
  const waiting = waitingRoom(flow);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const open = await waiting.room();
        const piece = open ? await reader.read() : undefined;
        if (piece?.value !== undefined) controller.enqueue(piece.value);
        else {
          controller.close();
          await stop();
        }
      },
      cancel: () => stop(),
    },
    { highWaterMark: 0 },
  );
  const stop = async () => {
    // It passes its own end on to the files as an error, which nobody needs any more.
    await reader.cancel().catch(() => undefined);
    await files.return();
  };
  flow?.onClosed(() => void stop());
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store, no-transform',
    },
  });
}

async function* entries(first: IteratorResult<ExportFile, void>, rest: AsyncIterable<ExportFile>) {
  if (first.done !== true) yield entry(first.value);
  for await (const file of rest) yield entry(file);
}

function entry({ name, modifiedAt, content }: ExportFile) {
  return { name, lastModified: modifiedAt, input: content };
}

/** Where the answer waits for the client: `room` returns true when it may continue, false when the client has gone. */
function waitingRoom(flow: AnswerFlow | undefined) {
  let closed = false;
  let wake = () => {};
  flow?.onDrained(() => wake());
  flow?.onClosed(() => {
    closed = true;
    wake();
  });
  return {
    async room(): Promise<boolean> {
      if (flow === undefined || closed || flow.unsent() <= maxUnsent) return !closed;
      const timer = setTimeout(() => flow.cut(), idleTimeout);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      clearTimeout(timer);
      return !closed;
    },
  };
}
