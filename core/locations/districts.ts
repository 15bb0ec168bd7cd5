import names from './districts.json' with { type: 'json' };

/**
 * Every district that can be chosen, in alphabetical order: Uganda's, and two towns that people treat as districts. Apart
 * from their villages, which only forms need.
 */
export const districts: readonly string[] = names;
