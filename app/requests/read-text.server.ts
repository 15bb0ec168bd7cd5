/**
 * The body as text, or undefined when it is longer than `limit` bytes. What is too long is read to its end without
 * being kept, because a browser shows no answer before it has sent everything.
 */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size <= limit) chunks.push(read.value);
    else chunks.length = 0;
  }
  return size <= limit ? new TextDecoder().decode(Buffer.concat(chunks)) : undefined;
}
