import { useState } from 'react';
import { pictureUrl } from '../picture-url.ts';
import type { ChosenPicture } from './use-chosen-pictures.ts';

/** A small picture in a form; its file name where the browser cannot show it. */
export function Thumbnail({ picture, label }: { picture: ChosenPicture; label: string }) {
  const [unreadable, setUnreadable] = useState(false);
  const kept = picture.kind === 'kept';
  if (unreadable && !kept) return <span className="thumbnail thumbnail-name">{picture.file.name}</span>;
  const { width, height } = kept ? picture.picture : { width: 320, height: 240 };
  return (
    <img
      className="thumbnail"
      src={kept ? (picture.url ?? pictureUrl(picture.picture.key, 320, 'webp')) : picture.url}
      alt={label}
      width={width}
      height={height}
      draggable={false}
      onError={() => setUnreadable(true)}
    />
  );
}
