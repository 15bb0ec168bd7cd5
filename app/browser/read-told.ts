/** What the server tells as JSON, with its times as dates. */
export function readTold(json: string) {
  return JSON.parse(json, (key, value) => (key === 'sentAt' ? new Date(value) : value));
}
