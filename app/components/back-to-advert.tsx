import { Link, useParams } from '@remix-run/react';
import { useFormFailure } from './fields/form-state.tsx';

/** A page, so that a form sent here without script is answered by one, whatever comes of it. */
export function BackToAdvert() {
  const { id = '' } = useParams();
  const failure = useFormFailure();
  return (
    <section className="error-page">
      {failure && <h1>{failure.message}</h1>}
      <p>
        <Link to={`/singleherb/${encodeURIComponent(id)}`}>Back to the herb</Link>
      </p>
    </section>
  );
}
