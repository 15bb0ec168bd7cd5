/**
 * Data for the browser as Remix encodes them (turbo-stream), but at once and not as a stream. Undefined: they hold more
 * than text, numbers, dates, lists and plain objects.
 */
export function encodeData(data: unknown): string | undefined {
  const indices = new Map<unknown, number>();
  const encoded: string[] = [];
  let isPlain = true;

  const indexOf = (value: unknown): number => {
    if (value === undefined) return absent;
    if (value === null) return nothing;
    const known = indices.get(value);
    if (known !== undefined) return known;
    const index = indices.size;
    indices.set(value, index);
    encoded[index] = encode(value);
    return index;
  };

  const encode = (value: unknown): string => {
    if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
    if (Number.isFinite(value) && !Object.is(value, -0)) return String(value);
    if (Array.isArray(value)) {
      let items = '';
      for (let at = 0; at < value.length; at += 1)
        items += `${at === 0 ? '' : ','}${at in value ? indexOf(value[at]) : hole}`;
      return `[${items}]`;
    }
    if (value instanceof Date) return `["D",${value.getTime()}]`;
    if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      let pairs = '';
      for (const [name, held] of Object.entries(value))
        pairs += `${pairs === '' ? '' : ','}"_${indexOf(name)}":${indexOf(held)}`;
      return `{${pairs}}`;
    }
    isPlain = false;
    return '';
  };

  indexOf(data);
  return isPlain ? `[${encoded.join(',')}]\n` : undefined;
}

const hole = -1;
const nothing = -5;
const absent = -7;
