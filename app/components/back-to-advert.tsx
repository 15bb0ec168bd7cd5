import { Link, useParams } from '@remix-run/react';

/** A page, so that a form sent here without script is answered by one, whatever comes of it. */
export function BackToAdvert() {
  const { id = '' } = useParams();
  return (
    <p>
      <Link to={`/singleherb/${encodeURIComponent(id)}`}>Back to the advert</Link>
    </p>
  );
}
