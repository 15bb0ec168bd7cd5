import { type DragEvent, useRef, useState } from 'react';
import { maxPictures } from '../../../core/adverts/limits.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import { maxPictureMegabytes } from '../../../core/pictures/limits.ts';
import * as advertFormTexts from '../../../core/texts/advert-form.ts';
import * as liteTexts from '../../../core/texts/lite.ts';
import * as picturesTexts from '../../../core/texts/pictures.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { useField } from '../../ui/forms/form-state.tsx';
import { PictureProgress } from '../../ui/forms/picture-progress.tsx';
import { Thumbnail } from '../../ui/forms/thumbnail.tsx';
import {
  acceptedPictures,
  type ChosenPicture,
  useChosenPictures,
} from '../../ui/forms/use-chosen-pictures.ts';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';

export function PhotoField({ present }: { present: readonly Picture[] }) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useChosenPictures(input, present, { name: 'images', most: maxPictures, single: false });
  const { pictures, problem } = chosen;
  const field = useField('images', { hint: true, error: problem !== undefined });
  const [dragged, setDragged] = useState<string>();

  function move(id: string, to: number) {
    chosen.setPictures((before) => {
      const from = before.findIndex((picture) => picture.id === id);
      const moved = before[from];
      if (moved === undefined || to < 0 || to >= before.length) return before;
      const rest = before.filter((picture) => picture !== moved);
      return [...rest.slice(0, to), moved, ...rest.slice(to)];
    });
  }

  function remove(id: string) {
    chosen.setProblem(undefined);
    chosen.setPictures((before) => before.filter((picture) => picture.id !== id));
    input.current?.focus();
  }

  function dragOver(event: DragEvent, position: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    move(dragged, position);
  }

  return (
    <div className="field">
      <label htmlFor={field.id}>{advertFormTexts.photos}</label>
      {pictures.length > 0 && (
        <ol className="photo-list">
          {pictures.map((picture, position) => (
            <li
              key={picture.id}
              className="photo-item"
              data-dragged={picture.id === dragged || undefined}
              draggable={hydrated}
              onDragStart={() => setDragged(picture.id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragOver(event, position)}
              onDrop={(event) => event.preventDefault()}
            >
              <Thumbnail picture={picture} label={advertFormTexts.photo({ number: position + 1 })} />
              {position === 0 && <span className="photo-cover">{advertFormTexts.cover}</span>}
              <HeldPictureFields picture={picture} position={position} hydrated={hydrated} />
              {hydrated && (
                <PhotoControls
                  position={position}
                  last={pictures.length - 1}
                  onMove={(to) => move(picture.id, to)}
                  onRemove={() => remove(picture.id)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <input
        {...field.control}
        ref={input}
        className={hydrated ? 'file-quiet' : undefined}
        type="file"
        multiple
        accept={acceptedPictures}
        required={pictures.length === 0 && chosen.progress === undefined}
        onChange={(event) => chosen.take(event.currentTarget)}
        data-missing={problem ?? picturesTexts.missing}
      />
      <PictureProgress progress={chosen.progress} blocked={chosen.blocked} />
      <div className="field-help">
        <p id={`${field.id}-hint`}>
          {advertFormTexts.photosHint({ most: maxPictures, megabytes: maxPictureMegabytes })}{' '}
          {picturesTexts.accepted}
          {import.meta.env.SSR && <PhotosWhole />}
        </p>
      </div>
      <FieldError field={field} error={problem ?? field.error} />
    </div>
  );
}

/** In Lite no script makes photos smaller. */
function PhotosWhole() {
  return useRootData()?.lite ? ` ${liteTexts.photosWhole}` : null;
}

/** Sends the key of a picture that the server holds; without script it also has a checkbox that removes the picture. */
function HeldPictureFields({
  picture,
  position,
  hydrated,
}: {
  picture: ChosenPicture;
  position: number;
  hydrated: boolean;
}) {
  if (picture.kind !== 'kept') return null;
  return (
    <>
      <input type="hidden" name="pictureKeys" value={picture.picture.key} />
      {!hydrated && (
        <label className="photo-remove">
          <input type="checkbox" name="removePictures" value={picture.picture.key} /> {advertFormTexts.remove}{' '}
          <span className="visually-hidden">{advertFormTexts.whichPhoto({ number: position + 1 })}</span>
        </label>
      )}
    </>
  );
}

function PhotoControls({
  position,
  last,
  onMove,
  onRemove,
}: {
  position: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const name = (
    <span className="visually-hidden"> {advertFormTexts.whichPhoto({ number: position + 1 })}</span>
  );
  return (
    <div className="photo-controls">
      {last > 0 && (
        <>
          <button type="button" aria-disabled={position === 0} onClick={() => onMove(position - 1)}>
            <Icon name="previous" />
            <span className="visually-hidden">{advertFormTexts.earlier}</span>
            {name}
          </button>
          <button type="button" aria-disabled={position === last} onClick={() => onMove(position + 1)}>
            <Icon name="next" />
            <span className="visually-hidden">{advertFormTexts.later}</span>
            {name}
          </button>
        </>
      )}
      <button type="button" className="photo-control-remove" onClick={onRemove}>
        <Icon name="close" />
        <span className="visually-hidden">{advertFormTexts.remove}</span>
        {name}
      </button>
    </div>
  );
}
