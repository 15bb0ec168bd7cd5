import { useRef } from 'react';
import type { Picture } from '../../../core/entities/picture.ts';
import { maxPictureMegabytes } from '../../../core/pictures/limits.ts';
import * as picturesTexts from '../../../core/texts/pictures.ts';
import * as portraitTexts from '../../../core/texts/portrait.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { useField, useFormState } from '../../ui/forms/form-state.tsx';
import { PictureProgress } from '../../ui/forms/picture-progress.tsx';
import { Thumbnail } from '../../ui/forms/thumbnail.tsx';
import { acceptedPictures, useChosenPictures } from '../../ui/forms/use-chosen-pictures.ts';
import { useHydrated } from '../../ui/forms/use-hydrated.ts';

const none: readonly Picture[] = [];

/** The one picture of a profile. The present one stays unless another is chosen or its removal is asked for. */
export function PortraitField({ present }: { present: Picture | undefined }) {
  const { failure } = useFormState();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useChosenPictures(input, none, { name: 'profilepic', most: 1, single: true });
  const { problem } = chosen;
  const field = useField('profilepic', { hint: true, error: problem !== undefined });
  const fresh = chosen.pictures.at(-1);
  const shown = fresh ?? (present && ({ id: present.key, kind: 'kept', picture: present } as const));
  return (
    <div className="field">
      <label htmlFor={field.id}>{portraitTexts.label}</label>
      <div className="portrait-row">
        {shown ? (
          <Thumbnail key={shown.id} picture={shown} label={portraitTexts.yours} />
        ) : (
          <Avatar picture={undefined} size={96} />
        )}
        <div className="portrait-choice">
          {fresh?.kind === 'kept' && <input type="hidden" name="pictureKeys" value={fresh.picture.key} />}
          <input
            {...field.control}
            ref={input}
            className={hydrated ? 'file-quiet' : undefined}
            type="file"
            accept={acceptedPictures}
            onChange={(event) => chosen.take(event.currentTarget)}
          />
          {present !== undefined && fresh === undefined && (
            <label className="choice">
              <input
                type="checkbox"
                name="removePicture"
                defaultChecked={failure?.values['removePicture'] !== undefined}
              />
              <span>{portraitTexts.remove}</span>
            </label>
          )}
        </div>
      </div>
      <PictureProgress progress={chosen.progress} blocked={chosen.blocked} />
      <div className="field-help">
        <p id={`${field.id}-hint`}>
          {portraitTexts.hint({ max: maxPictureMegabytes })} {picturesTexts.accepted}
        </p>
      </div>
      <FieldError field={field} error={problem ?? field.error} />
    </div>
  );
}
