import type { Ports } from '../ports/ports.ts';

/** 43 characters out of 62 are 256 bits: only the browser that was given the id can ask for the draft. */
export const draftIdLength = 43;
const idPattern = new RegExp(`^[A-Za-z0-9]{${draftIdLength}}$`);

/** The digest under which a draft is stored, or undefined for what can't be an id of ours. */
export function draftHash(ports: Pick<Ports, 'digests'>, draftId: string | undefined): string | undefined {
  return draftId !== undefined && idPattern.test(draftId) ? ports.digests.sha256(draftId) : undefined;
}
