/**
 * The bytes as a string with one character for each byte. `TextDecoder('latin1')` would decode windows-1252, which
 * maps some bytes to other characters.
 */
export function byteText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += 0x2000) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 0x2000)));
  }
  return parts.join('');
}
