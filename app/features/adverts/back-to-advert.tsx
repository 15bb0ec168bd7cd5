import { Link, useParams } from '@remix-run/react';
import * as backToAdvertTexts from '../../../core/texts/back-to-advert.ts';

/** A component for routes that only take forms: Remix then answers a refused form with a page, also without script. */
export function BackToAdvert() {
  const { id = '' } = useParams();
  return (
    <p>
      <Link to={`/singleherb/${encodeURIComponent(id)}`}>{backToAdvertTexts.back}</Link>
    </p>
  );
}
