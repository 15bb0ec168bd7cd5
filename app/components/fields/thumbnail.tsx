import { useState } from 'react';
import { pictureUrl } from '../../picture-url.ts';
import { useRootData } from '../../root-data.ts';
import type { ChosenPicture } from './use-chosen-pictures.ts';

/** A small picture in a form; its file name where the browser cannot show it. */
export function Thumbnail({ picture, label }: { picture: ChosenPicture; label: string }) {
  const base = useRootData()?.pictureBase;
  const [unreadable, setUnreadable] = useState(false);
  if (picture.kind === 'kept') {
    const { key, width, height } = picture.picture;
    return (
      <img
        className="thumbnail"
        src={picture.url ?? pictureUrl(key, 320, 'webp', base)}
        alt={label}
        width={width}
        height={height}
        draggable={false}
      />
    );
  }
  if (unreadable) return <span className="thumbnail thumbnail-name">{picture.file.name}</span>;
  return (
    <img
      className="thumbnail"
      src={picture.url}
      alt={label}
      width={320}
      height={240}
      draggable={false}
      onError={() => setUnreadable(true)}
    />
  );
}
