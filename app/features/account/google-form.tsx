import type { FormEvent } from 'react';
import { useRootData } from '../../rendering/root-data.ts';

/**
 * What a `GoogleButton` sends. It is a form of its own, so that no password is sent with it, and is beside the page's
 * form because forms cannot be nested.
 */
export function GoogleForm({
  id,
  redirectTo,
  onSubmit,
}: {
  id: string;
  redirectTo: string | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}) {
  if (!useRootData()?.google) return null;
  return (
    <form id={id} method="post" action="/auth/google" onSubmit={onSubmit} hidden>
      {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <input type="hidden" name="popup" defaultValue="" />
    </form>
  );
}
