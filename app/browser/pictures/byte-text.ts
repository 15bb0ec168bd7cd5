/** One character for each byte; the `latin1` of browsers is another code, which moves some of them. */
export function byteText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x2000) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 0x2000)));
  }
  return parts.join('');
}
