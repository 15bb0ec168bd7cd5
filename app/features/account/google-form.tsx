import type { FormEvent } from 'react';
import { useRootData } from '../../rendering/root-data.ts';

/**
 * The form that a `GoogleButton` submits. A form of its own sends no password; it stands beside the page's form
 * because forms cannot be nested.
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
