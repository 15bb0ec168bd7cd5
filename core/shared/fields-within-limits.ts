const maxFields = 40;
/** Characters of all names and values together. */
const maxCharacters = 20_000;
const secretName = /pass|pwd|secret|token|code/i;

/**
 * As much of a form as is kept when it is not finished: fields in their order until the limits are reached, and never
 * a password or a code. A value that no longer fits is left out whole.
 */
export function fieldsWithinLimits(fields: Readonly<Record<string, string>>): Record<string, string> {
  let room = maxCharacters;
  const kept: [string, string][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const size = name.length + value.length;
    if (secretName.test(name) || size > room || kept.length === maxFields) continue;
    room -= size;
    kept.push([name, value]);
  }
  return Object.fromEntries(kept);
}
