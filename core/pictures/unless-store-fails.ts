import { DomainError } from '../errors.ts';
import { texts } from '../texts.ts';

/** Seconds after which it is worth trying again: longer than a store takes that is merely busy. */
const retryAfter = 10;

/** A store that fails is a refusal that people can read and wait out, whatever its own words are. */
export async function unlessStoreFails<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const problem = texts.pictures.unavailable;
    throw new DomainError('unavailable', problem, { images: problem }, retryAfter, error);
  }
}
