import { Link, useParams } from '@remix-run/react';

/** A page, so that a form sent here without script always gets one as its answer. */
export function BackToAdvert() {
  const { id = '' } = useParams();
  return (
    <p>
      <Link to={`/singleherb/${encodeURIComponent(id)}`}>Back to the advert</Link>
    </p>
  );
}
