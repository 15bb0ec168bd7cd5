import type { Picture } from '../../../core/entities/picture.ts';
import * as messagePicturesTexts from '../../../core/texts/message-pictures.ts';
import { Photo } from '../../ui/photo.tsx';
import { messagePicture } from '../chat/message-picture.ts';

/** The photos of a reported message. */
export function MessagePhotos({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <div className="button-row">
      {pictures.map((picture, index) => {
        const shown = messagePicture(picture);
        return (
          <a key={picture.key} className="moderation-photo" href={shown.whole}>
            <Photo
              picture={shown}
              alt={messagePicturesTexts.numbered({ number: index + 1 })}
              sizes="112px"
              loading="lazy"
            />
          </a>
        );
      })}
    </div>
  );
}
