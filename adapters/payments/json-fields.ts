/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The fields of an object in JSON; none of what is no JSON. */
export function parseFields(json: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return {};
  }
}
