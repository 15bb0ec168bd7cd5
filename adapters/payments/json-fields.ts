/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The fields of an object in JSON; none if it is not JSON. */
export function parseFields(json: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return {};
  }
}
