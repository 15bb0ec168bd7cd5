import offered from './herbs.json' with { type: 'json' };
import type { SampleHerb } from './sample-herb.ts';

/**
 * Herbs and remedies that are really sold in Uganda. The texts say what a thing is, where it comes from and how people
 * take it; none of them promises to heal anything.
 */
export const herbs = offered as readonly SampleHerb[];
