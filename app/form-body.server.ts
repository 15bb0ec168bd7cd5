import {
  getMultipartBoundary,
  isMultipartRequest,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
} from '@remix-run/multipart-parser';
import { maxPictureBytes } from '../core/adverts/limits.ts';
import { DomainError } from '../core/errors.ts';
import { texts } from '../core/texts.ts';

/** Core judges pictures by this limit; reading no further protects memory. */
const maxFileSize = maxPictureBytes;
/** Bytes of all parts together: eight pictures and generous text. */
const maxTotalSize = 90 * 1024 * 1024;
const maxParts = 100;

export interface FormBody {
  /** The last value of each text field. */
  readonly fields: Record<string, string>;
  /** Every value of each text field, in order. */
  readonly all: ReadonlyMap<string, readonly string[]>;
  /** What was over its limit, if anything: what came before it is here, the rest was dropped. */
  readonly tooLarge: TooLarge | undefined;
}

export type TooLarge = 'file' | 'body';

/**
 * Reads a form. Files are handed to `onFile` one by one as they arrive, so one is in memory at a time. A body that
 * breaks a limit is read to its end without being kept, because a browser shows no answer before it has sent everything.
 */
export async function readFormBody(
  request: Request,
  onFile: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<FormBody> {
  const all = new Map<string, string[]>();
  const keep = (name: string, value: string) => all.set(name, [...(all.get(name) ?? []), value]);
  const tooLarge = isMultipartRequest(request)
    ? await readMultipart(request, keep, onFile)
    : await readUrlEncoded(request, keep);
  const fields = Object.fromEntries([...all].map(([name, values]) => [name, values.at(-1) ?? '']));
  return { fields, all, tooLarge };
}

async function readUrlEncoded(
  request: Request,
  keep: (name: string, value: string) => void,
): Promise<undefined> {
  for (const [name, value] of new URLSearchParams(await request.text())) keep(name, value);
  return undefined;
}

async function readMultipart(
  request: Request,
  keep: (name: string, value: string) => void,
  onFile: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<TooLarge | undefined> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '');
  if (boundary === null || request.body === null) return undefined;
  const parser = new MultipartParser(boundary, { maxFileSize, maxTotalSize, maxParts });
  const reader = request.body.getReader();
  let tooLarge: TooLarge | undefined;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (tooLarge) continue;
    try {
      for (const part of parser.write(read.value)) {
        if (part.name === undefined) continue;
        if (part.isText) keep(part.name, part.text);
        else if (part.size > 0) await onFile(part.name, part.bytes);
      }
    } catch (error) {
      if (!isLimit(error)) throw readable(error);
      tooLarge = error instanceof MaxFileSizeExceededError ? 'file' : 'body';
    }
  }
  if (!tooLarge) finish(parser);
  return tooLarge;
}

/** A body that stops in the middle is not a form: nothing of it may be believed. */
function finish(parser: MultipartParser): void {
  try {
    parser.finish();
  } catch (error) {
    throw readable(error);
  }
}

function readable(error: unknown): unknown {
  return error instanceof MultipartParseError ? new DomainError('invalid', texts.forms.unreadable) : error;
}

const limits = [
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
];

function isLimit(error: unknown): boolean {
  return limits.some((limit) => error instanceof limit);
}
