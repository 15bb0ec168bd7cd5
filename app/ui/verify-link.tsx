import { Link } from '@remix-run/react';
import { maxUnverifiedStarts } from '../../core/chats/limits.ts';
import * as chatsTexts from '../../core/texts/chats.ts';
import * as linkTexts from '../../core/texts/verify-link.ts';

/** The way out for people refused only because their email is not confirmed. */
export function VerifyLink({ problem }: { problem: string | undefined }) {
  if (problem !== chatsTexts.verifyFirst({ people: maxUnverifiedStarts })) return null;
  return <Link to="/verify-email">{linkTexts.confirm}</Link>;
}
