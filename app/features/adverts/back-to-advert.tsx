import { Link, useParams } from '@remix-run/react';

/** A component for routes that only take forms: Remix then answers a refused form with a page, also without script. */
export function BackToAdvert() {
  const { id = '' } = useParams();
  return (
    <p>
      <Link to={`/singleherb/${encodeURIComponent(id)}`}>Back to the advert</Link>
    </p>
  );
}
