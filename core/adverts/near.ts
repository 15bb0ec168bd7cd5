import { districts } from '../locations/districts.ts';

/**
 * What the values of the parameter `near` in an address say: a district, '' for anywhere, or undefined for nothing,
 * such as a district that does not exist, or two.
 */
export function readNear(values: readonly string[]): string | undefined {
  const [value, another] = values;
  if (value === undefined || another !== undefined) return undefined;
  return value === '' ? value : districts.find((district) => district === value);
}
