import { type ComponentType, useEffect, useState } from 'react';
import { maxMessagePictures } from '../../../core/chats/limits.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import * as conversationTexts from '../../../core/texts/conversation.ts';
import * as messagePicturesTexts from '../../../core/texts/message-pictures.ts';
import { Icon } from '../../ui/icon.tsx';
import { MessagePhotos } from './message-photos.tsx';
import type { ChosenPhotos, UploadsProps } from './photo-uploads.tsx';

type Props = Omit<UploadsProps, 'chosen'> & {
  /** The photos that script uploads; undefined if none have been chosen, or without script. */
  readonly chosen: ChosenPhotos | undefined;
  /** Those that an attempt without script has uploaded. */
  readonly held: readonly Picture[];
};

/** The photos that go with the next message. */
export function PhotoChoice({ chosen, held, ...props }: Props) {
  if (chosen) return <LoadedUploads chosen={chosen} {...props} />;
  if (held.length === 0) return null;
  return (
    <ul className="photo-choice">
      {held.map((picture, index) => (
        <li key={picture.key}>
          <MessagePhotos pictures={[picture]} />
          <input type="hidden" name="pictureKeys" value={picture.key} />
          <label>
            <input type="checkbox" name="removePictures" value={picture.key} />{' '}
            {conversationTexts.removePhoto}{' '}
            <span className="visually-hidden">{messagePicturesTexts.numbered({ number: index + 1 })}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** What uploads photos is loaded when the first is chosen: most messages have none. */
function LoadedUploads(props: UploadsProps) {
  const [loaded, setLoaded] = useState<ComponentType<UploadsProps>>();
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again.
  useEffect(() => {
    setFailed(false);
    import('./photo-uploads.tsx').then(
      ({ PhotoUploads }) => setLoaded(() => PhotoUploads),
      () => setFailed(true),
    );
  }, [attempts]);
  if (loaded !== undefined) {
    const Loaded = loaded;
    return <Loaded {...props} />;
  }
  if (!failed) return null;
  return (
    <p className="field-error" role="alert">
      {messagePicturesTexts.notLoaded}{' '}
      <button type="button" className="message-act" onClick={() => setAttempts(attempts + 1)}>
        {conversationTexts.tryAgain}
      </button>
    </p>
  );
}

/** Those of adverts' photos, whose script is not loaded for it: a test compares the two. */
const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';

/** The field for photos: plain without script, a button with it. */
export function PhotoField({ onChoose }: { onChoose: ((files: readonly File[]) => void) | undefined }) {
  const hidden = onChoose && 'visually-hidden';
  return (
    <label
      className={onChoose ? 'composer-photos icon-button' : 'composer-photos'}
      title={messagePicturesTexts.hint({ most: maxMessagePictures })}
    >
      {onChoose && <Icon name="photos" />}
      <span className={hidden}>{messagePicturesTexts.label}</span>
      <input
        type="file"
        name="images"
        multiple
        accept={acceptedPictures}
        className={hidden}
        onChange={({ currentTarget: field }) => {
          if (onChoose === undefined) return;
          onChoose([...(field.files ?? [])]);
          field.value = '';
        }}
      />
    </label>
  );
}
