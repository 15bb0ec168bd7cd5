import villages from './uganda.json' with { type: 'json' };

/**
 * The villages to choose from in each of Uganda's districts, and in two towns that people treat as districts; most have
 * none. Districts are in alphabetical order.
 */
export const ugandanVillages: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(villages));
