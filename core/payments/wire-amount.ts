const pattern = /^([0-9]{1,10})(?:\.0{1,2})?$/;

/** Shillings as the specification's calls write them: "500.00". The shilling has no minor unit. */
export function wireAmount(shillings: number): string {
  return `${shillings}.00`;
}

/** The shillings that an amount on the wire names, as text or number; undefined if it is not a whole number. */
export function parseWireAmount(amount: unknown): number | undefined {
  const text = typeof amount === 'number' ? String(amount) : amount;
  if (typeof text !== 'string') return undefined;
  const whole = pattern.exec(text.trim())?.[1];
  return whole === undefined ? undefined : Number(whole);
}
