import { DomainError } from '../shared/errors.ts';
import { texts } from '../texts/text.ts';

/** Seconds until a retry is worthwhile: longer than a merely busy store takes. */
const retryAfter = 10;

/** Turns a failing store into a refusal that people can understand, whatever the store's own message. */
export async function unlessStoreFails<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const problem = texts.pictures.unavailable;
    throw new DomainError('unavailable', problem, { images: problem }, retryAfter, error);
  }
}
