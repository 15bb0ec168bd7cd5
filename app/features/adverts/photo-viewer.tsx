import { Link, useNavigate } from '@remix-run/react';
import { type TouchEvent, useEffect, useRef } from 'react';
import type { Picture } from '../../../core/entities/picture.ts';
import * as photoViewerTexts from '../../../core/texts/photo-viewer.ts';
import { Icon } from '../../ui/icon.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { Photo } from '../../ui/photo.tsx';

/** Pixels that a finger moves sideways before it counts as a swipe. */
const swipeDistance = 48;

interface Props {
  id: string;
  title: string;
  picture: Picture;
  /** Position of the photo, from 1. */
  number: number;
  count: number;
}

/** One photo on the whole screen. Links, arrow keys, Escape and swipes lead on and back. */
export function PhotoViewer({ id, title, picture, number, count }: Props) {
  const navigate = useNavigate();
  const touchStart = useRef<number>();
  const photo = (to: number) => `/singleherb/${id}/photos/${((to - 1 + count) % count) + 1}`;
  const previous = photo(number - 1);
  const next = photo(number + 1);
  const close = `/singleherb/${id}?photo=${number}#photo-${number}`;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // With Alt, an arrow key is the browser's own Back or Forward.
      if (opensElsewhere(event)) return;
      const { key } = event;
      if (key === 'Escape') navigate(close, { replace: true });
      if (count > 1 && key === 'ArrowLeft') navigate(previous, { replace: true });
      if (count > 1 && key === 'ArrowRight') navigate(next, { replace: true });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, close, previous, next, count]);

  const onTouchStart = ({ touches }: TouchEvent) => {
    const zoomed = (visualViewport?.scale ?? 1) > 1.01;
    touchStart.current = touches.length === 1 && !zoomed ? touches[0]?.clientX : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const from = touchStart.current;
    const to = changedTouches[0]?.clientX;
    touchStart.current = undefined;
    if (count < 2 || from === undefined || to === undefined || Math.abs(to - from) < swipeDistance) return;
    navigate(to < from ? next : previous, { replace: true });
  };

  return (
    <div className="viewer" onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
      <h1 className="visually-hidden">{photoViewerTexts.heading({ number, count, title })}</h1>
      <Photo
        key={picture.key}
        className="viewer-picture"
        picture={picture}
        alt={photoViewerTexts.numberedOf({ number, title })}
        sizes="100vw"
        widest={1280}
        loading="eager"
        requested
      />
      <p className="viewer-count figures" aria-hidden="true">
        {number} / {count}
      </p>
      <Link className="viewer-button viewer-close" to={close} replace aria-label={photoViewerTexts.close}>
        <Icon name="close" />
      </Link>
      {count > 1 && (
        <>
          <Link
            className="viewer-button viewer-previous"
            to={previous}
            replace
            aria-label={photoViewerTexts.previous}
          >
            <Icon name="previous" />
          </Link>
          <Link className="viewer-button viewer-next" to={next} replace aria-label={photoViewerTexts.next}>
            <Icon name="next" />
          </Link>
        </>
      )}
    </div>
  );
}
