import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../core/entities/picture.ts';
import * as photoCarouselTexts from '../../../core/texts/photo-carousel.ts';
import { Icon } from '../../ui/icon.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { Photo } from '../../ui/photo.tsx';

interface Props {
  id: string;
  title: string;
  pictures: readonly Picture[];
  /** Position of the photo that the address names, from 0. */
  start: number;
}

/** A strip of photos to swipe. Links lead from one to the next, also without script, by the fragment of each photo. */
export function PhotoCarousel({ id: advertId, title, pictures, start }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const count = pictures.length;
  const page = `/singleherb/${advertId}`;
  const addressOf = (index: number) => `${page}?photo=${index + 1}#photo-${index + 1}`;

  useEffect(() => {
    const element = strip.current;
    if (element !== null && start > 0)
      element.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
    setCurrent(start);
  }, [start]);

  const follow = () => {
    const element = strip.current;
    if (element === null || element.clientWidth === 0) return;
    setCurrent(Math.min(count - 1, Math.round(element.scrollLeft / element.clientWidth)));
  };
  const show = (index: number) => (event: MouseEvent) => {
    const element = strip.current;
    if (element === null) return;
    event.preventDefault();
    element.scrollTo({ left: index * element.clientWidth });
    setCurrent(index);
  };
  const step = (by: number, name: string, icon: 'previous' | 'next') => {
    const index = (current + by + count) % count;
    return (
      <a
        className={`carousel-round carousel-${icon}`}
        href={addressOf(index)}
        aria-label={name}
        onClick={show(index)}
      >
        <Icon name={icon} />
      </a>
    );
  };

  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event) || history.length === 1) return;
    event.preventDefault();
    history.back();
  };

  return (
    <div className="detail-photos">
      <section className="carousel" aria-label={photoCarouselTexts.label}>
        <div className="carousel-strip" ref={strip} onScroll={follow}>
          {pictures.map((picture, index) => (
            <a
              key={picture.key}
              id={`photo-${index + 1}`}
              className="carousel-slide"
              href={`${page}/photos/${index + 1}`}
            >
              <Photo
                picture={picture}
                alt={
                  count === 1
                    ? photoCarouselTexts.photoOf({ title })
                    : photoCarouselTexts.numberedOf({ number: index + 1, title })
                }
                sizes="(min-width: 960px) 560px, (min-width: 768px) 75vw, 80vw"
                widest={1280}
                linked
                loading={index === start ? 'eager' : 'lazy'}
              />
            </a>
          ))}
        </div>
        {count > 1 && step(-1, photoCarouselTexts.previous, 'previous')}
        {count > 1 && step(1, photoCarouselTexts.next, 'next')}
        {count > 1 && (
          <span className="carousel-count figures">
            {current + 1} / {count}
          </span>
        )}
        <a
          className="carousel-round carousel-enlarge"
          href={`${page}/photos/${current + 1}`}
          aria-label={photoCarouselTexts.enlarge}
        >
          <Icon name="enlarge" className="icon-small" />
        </a>
      </section>
      <a
        className="carousel-round carousel-back"
        href="/home"
        aria-label={photoCarouselTexts.back}
        onClick={goBack}
      >
        <Icon name="back" />
      </a>
      {count > 1 && (
        <div className="carousel-thumbs">
          {pictures.map((picture, index) => (
            <a
              key={picture.key}
              href={addressOf(index)}
              aria-label={photoCarouselTexts.numbered({ number: index + 1 })}
              aria-current={index === current || undefined}
              onClick={show(index)}
            >
              <Photo picture={picture} alt="" sizes="72px" widest={160} />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
