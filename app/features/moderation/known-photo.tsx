import type { QueueItem } from '../../../core/ports/review-cases.ts';
import { Photo } from '../../ui/photo.tsx';
import { fromSite } from '../../ui/picture-url.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';

/** Two equal photos side by side, and which advert was posted first. */
export function KnownPhoto({ known }: { known: NonNullable<QueueItem['knownPhoto']> }) {
  const { picture, postedAt, other } = known;
  const isFirst = other !== undefined && postedAt < other.postedAt;
  return (
    <section>
      <h3>A photo like one in another account’s advert</h3>
      <div className="known-photos">
        <figure>
          {picture && <Compared picture={picture} alt="Photo of this advert" />}
          <figcaption>
            {isFirst && <strong>Posted first. </strong>}
            This advert. Posted: <RelativeTime at={postedAt} />
          </figcaption>
        </figure>
        {other === undefined && <p className="muted">The other advert is no longer there.</p>}
        {other && (
          <figure>
            {other.picture && <Compared picture={other.picture} alt="Photo of the other advert" />}
            <figcaption>
              {!isFirst && <strong>Posted first. </strong>}
              <a href={`/singleherb/${other.advertId}`} dir="auto">
                {other.title}
              </a>{' '}
              by {other.username}. Posted: <RelativeTime at={other.postedAt} />
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

type ComparedProps = { picture: Parameters<typeof Photo>[0]['picture']; alt: string };

function Compared({ picture, alt }: ComparedProps) {
  return (
    <Photo
      picture={fromSite(picture)}
      alt={alt}
      sizes="(min-width: 40rem) 240px, 45vw"
      className="picture-whole"
      // Comparing them is the purpose of the page.
      requested
    />
  );
}
