import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { AppLoadContext } from '@remix-run/node';
import { maxPictureBytes } from '../../core/pictures/limits.ts';
import { DomainError } from '../../core/shared/errors.ts';
import { texts } from '../../core/texts/text.ts';
import { cutFiles } from './cut-files.server.ts';
import { readText } from './read-text.server.ts';

/** Bytes. Core refuses larger pictures; reading no further protects memory. */
const maxFileSize = maxPictureBytes;
/** Bytes of all files together: eight pictures and more. */
const maxFilesSize = 90 * 1024 * 1024;
const maxParts = 100;
/** Bytes of the names and values of all text fields together: many times those of our forms. */
const maxTextSize = 256 * 1024;
const maxTextFields = 200;

interface FormBody {
  /** The last value of each text field. */
  readonly fields: Record<string, string>;
  /** Every value of each text field, in order. */
  readonly all: ReadonlyMap<string, readonly string[]>;
  /**
   * The limit that was exceeded, if any. Of files that exceed one, only those are dropped; of text, what follows too.
   */
  readonly tooLarge: TooLarge | undefined;
  /** Whether a file was chosen. A file field without one sends an empty part. */
  readonly hasFiles: boolean;
}

export type TooLarge = 'file' | 'body';

/** Takes a file as it arrives, before the rest of the form has; `before` is the text that came before it. */
export type OnFile = (
  name: string,
  bytes: Uint8Array,
  fileName: string | undefined,
  before: FormBody['all'],
) => Promise<void>;

/** Called with each number of bytes that leaves memory; see `AppLoadContext`. */
type LetGo = NonNullable<AppLoadContext['letGo']>;

/**
 * Reads a form. Files are passed to `onFile` one by one as they arrive, so that one is in memory at a time; without
 * `onFile` their content is dropped. A body that exceeds a limit is read to its end without being kept, because
 * browsers show no answer before they have sent everything. Throws `invalid` for a body that is no complete form.
 */
export async function readFormBody(
  request: Request,
  onFile: OnFile | undefined,
  letGo: LetGo = () => undefined,
): Promise<FormBody> {
  const text = collectText();
  const type = request.headers.get('Content-Type') ?? '';
  const isMultipart = /^multipart\/form-data\s*(?:;|$)/i.test(type);
  // A body of another type would be read as an empty form.
  if (!isMultipart && !/^(?:application\/x-www-form-urlencoded\s*(?:;|$)|$)/i.test(type)) {
    await request.body?.cancel();
    throw unreadable();
  }
  let hasFiles = false;
  const noteFile = () => {
    hasFiles = true;
  };
  const tooLarge = isMultipart
    ? await readMultipart(request, text, { onFile, noteFile, letGo })
    : await readUrlEncoded(request, text.keep);
  const fields = Object.fromEntries([...text.all].map(([name, values]) => [name, values.at(-1) ?? '']));
  return { fields, all: text.all, tooLarge, hasFiles };
}

/** Keeps a field if there is room for it, and returns whether there was. */
type Keep = (name: string, value: string) => boolean;

function collectText(): { readonly all: ReadonlyMap<string, readonly string[]>; readonly keep: Keep } {
  const all = new Map<string, string[]>();
  let size = 0;
  let count = 0;
  return {
    all,
    keep(name, value) {
      size += Buffer.byteLength(name) + Buffer.byteLength(value);
      count += 1;
      if (size > maxTextSize || count > maxTextFields) return false;
      const values = all.get(name);
      if (values === undefined) all.set(name, [value]);
      else values.push(value);
      return true;
    },
  };
}

async function readUrlEncoded(request: Request, keep: Keep): Promise<TooLarge | undefined> {
  const encoded = await readText(request, maxTextSize);
  if (encoded === undefined) return 'body';
  for (const [name, value] of new URLSearchParams(encoded)) if (!keep(name, value)) return 'body';
  return undefined;
}

async function readMultipart(
  request: Request,
  { all, keep }: ReturnType<typeof collectText>,
  { onFile, noteFile, letGo }: { onFile: OnFile | undefined; noteFile: () => void; letGo: LetGo },
): Promise<TooLarge | undefined> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '');
  if (boundary === null || request.body === null) {
    await request.body?.cancel();
    throw unreadable();
  }
  const wantsFiles = onFile !== undefined;
  // One byte more than may be tells that a file was cut.
  const most = wantsFiles ? { ofEach: maxFileSize + 1, ofAll: maxFilesSize + 1 } : { ofEach: 0, ofAll: 0 };
  const maxSize = wantsFiles ? maxFileSize + 1 : maxTextSize;
  let parser: MultipartParser | undefined = new MultipartParser(boundary, {
    maxFileSize: maxSize,
    maxTotalSize: maxFilesSize + maxSize,
    maxParts,
  });
  const filter = cutFiles(boundary, most);
  let ofFiles = 0;
  const reader = request.body.getReader();
  let tooLarge: TooLarge | undefined;
  const takeFile = async (part: MultipartPart) => {
    const { name, filename, size } = part;
    if (filename) noteFile();
    // Taken out of the part, because the parser keeps that until the next one begins.
    const bytes = Buffer.concat(part.content.splice(0));
    ofFiles += size;
    // In this order: a file may be cut because of those before it.
    if (size > maxFileSize) tooLarge ??= 'file';
    if (ofFiles > maxFilesSize) tooLarge = 'body';
    const isWhole = size <= maxFileSize && ofFiles <= maxFilesSize;
    const work =
      name === undefined || size === 0 || !isWhole ? undefined : onFile?.(name, bytes, filename, all);
    letGo(size, work);
    await work;
  };
  let isFull = false;
  /** Bytes of the part that is arriving. */
  let ofPart = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (parser === undefined) {
      letGo(read.value.byteLength);
      continue;
    }
    try {
      const chunk = filter(read.value);
      letGo(read.value.byteLength - chunk.byteLength);
      if (chunk.byteLength === 0) continue;
      ofPart += chunk.byteLength;
      for (const part of parser.write(chunk)) {
        ofPart = 0;
        if (part.name === undefined || part.isFile) await takeFile(part);
        else isFull ||= !keep(part.name, part.text);
      }
    } catch (error) {
      // The line break after the closing boundary may arrive in a chunk of its own; the rest is ignored.
      if (isFinished(parser)) continue;
      if (!isLimit(error)) throw readable(error);
      isFull = true;
    }
    if (!isFull) continue;
    tooLarge = 'body';
    // The parser would hold what it has of a part until the body has been read to its end.
    parser = undefined;
    letGo(ofPart);
  }
  // A body that stops in the middle is not a form: nothing of it may be believed.
  if (parser !== undefined && !isFinished(parser)) throw unreadable();
  return tooLarge;
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function readable(error: unknown): unknown {
  return error instanceof MultipartParseError || isNotUtf8(error) ? unreadable() : error;
}

/** A name or text that is not UTF-8, the encoding of all our forms. */
function isNotUtf8(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}

function unreadable(): DomainError {
  return new DomainError('invalid', texts.forms.unreadable);
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
