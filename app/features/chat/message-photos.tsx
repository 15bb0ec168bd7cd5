import { useEffect, useState } from 'react';
import type { Picture } from '../../../core/entities/picture.ts';
import * as messagePicturesTexts from '../../../core/texts/message-pictures.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { photoOfSize } from '../../ui/photo.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';
import { messagePicture } from './message-picture.ts';

/** The photos of a message, each a link to the whole photo; in Lite only links with their size, to a smaller copy. */
export function MessagePhotos({ pictures }: { pictures: readonly Picture[] }) {
  const root = useRootData();
  return pictures.map((picture, index) => {
    const { key, base, whole, width, height } = messagePicture(picture);
    const name = messagePicturesTexts.numbered({ number: index + 1 });
    if (import.meta.env.SSR && root?.lite) {
      return (
        <a key={key} className="message-photo" href={pictureUrl(key, 640, 'webp', base)}>
          {photoOfSize(picture.kilobytes, name)}
        </a>
      );
    }
    return (
      <a key={key} className="message-photo" href={whole}>
        <picture>
          <source
            type="image/webp"
            srcSet={`${pictureUrl(key, 320, 'webp', base)} 320w, ${pictureUrl(key, 640, 'webp', base)} 640w`}
            sizes="190px"
          />
          <img
            src={pictureUrl(key, 320, 'jpg', base)}
            alt={name}
            width={width}
            height={height}
            loading="lazy"
          />
        </picture>
      </a>
    );
  });
}

/** The photos of a message that waits for the network. */
export function PhotosToUpload({ files }: { files: readonly File[] }) {
  return files.map((file, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places.
    <PhotoToUpload key={index} file={file} name={messagePicturesTexts.numbered({ number: index + 1 })} />
  ));
}

function PhotoToUpload({ file, name }: { file: File; name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <span className="message-photo">{url && <img src={url} alt={name} />}</span>;
}
