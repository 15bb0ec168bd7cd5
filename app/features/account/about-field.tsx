import type { ComponentProps } from 'react';
import { maxAboutLength } from '../../../core/accounts/limits.ts';
import { useClaims } from '../../ui/forms/claims.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';

/** The field for the bio; its name differs between forms. */
export function AboutField(
  props: Omit<ComponentProps<typeof TextArea>, 'name' | 'error' | 'rows' | 'maxLength'>,
) {
  const claims = useClaims();
  return <TextArea name="about" error={claims('about')} rows={3} maxLength={maxAboutLength} {...props} />;
}
