import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../core/entities/picture.ts';
import { maxPictureBytes, maxPictureMegabytes } from '../../../core/pictures/limits.ts';
import * as picturesTexts from '../../../core/texts/pictures.ts';
import { type ShownFailure, useFormState } from './form-state.tsx';
import { inOrder } from './picture-order.ts';

/** For the `accept` of a file field: a phone that stores HEIC sends a JPEG if HEIC is not asked for. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture of the form: one that the server holds, or one that was chosen now and is ready to be sent. */
export type ChosenPicture =
  | {
      readonly id: string;
      readonly kind: 'kept';
      readonly picture: Picture;
      /** Object URL of the chosen file, so that the picture need not be fetched. */
      readonly url?: string;
    }
  | { readonly id: string; readonly kind: 'new'; readonly file: File; readonly url: string };

interface ChosenPictures {
  readonly pictures: readonly ChosenPicture[];
  readonly setPictures: (change: (before: readonly ChosenPicture[]) => readonly ChosenPicture[]) => void;
  /** Shrinks the files of the field one by one and adds them. */
  readonly take: (input: HTMLInputElement) => void;
  /** Pictures being shrunk, undefined when there are none. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /** Somebody tried to send while pictures were being shrunk. */
  readonly blocked: boolean;
  /** Why files were not taken, a line for each. */
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
}

/**
 * The pictures of a form: those present at first, and those chosen in a file field, which are shrunk before they are
 * sent. The file field is emptied after each choice, and the form's data is filled in the order of the screen when
 * the form is sent. A browser without the `formdata` event keeps the plain field.
 */
export function useChosenPictures(
  input: RefObject<HTMLInputElement>,
  present: readonly Picture[],
  { name, most, single }: { name: string; most: number; single: boolean },
): ChosenPictures {
  const { failure } = useFormState();
  const [pictures, showPictures] = useState<readonly ChosenPicture[]>(() =>
    keptPictures(present, failure).map(asKept),
  );
  const setPictures: ChosenPictures['setPictures'] = (change) => {
    showPictures(change);
    input.current?.form?.dispatchEvent(new Event('input'));
  };
  const sent = useRef<readonly ChosenPicture[]>([]);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [blocked, setBlocked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  const alive = useRef(true);
  const now = useRef({ pictures, shrinking: false });
  now.current = { pictures, shrinking: progress !== undefined };

  // After a failed attempt the server holds the pictures that were sent, so they are not sent again, unless the
  // server could hold none.
  const answered = useRef(failure);
  useEffect(() => {
    if (failure === answered.current) return;
    answered.current = failure;
    if (failure === undefined || failure.unsent || failure.unheld) return;
    showPictures((before) => {
      for (const picture of before) forget(picture);
      return keptPictures(present, failure).map(asKept);
    });
    setProblem(undefined);
  }, [failure, present]);

  // Removes pictures that are no longer present, as another tab may have removed some.
  const known = useRef(present);
  useEffect(() => {
    const gone = known.current.filter(({ key }) => !present.some((picture) => picture.key === key));
    known.current = present;
    if (gone.length > 0)
      showPictures((before) => before.filter(({ id }) => gone.every(({ key }) => key !== id)));
  }, [present]);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
      for (const picture of now.current.pictures) forget(picture);
    };
  }, []);

  useEffect(() => {
    const form = input.current?.form;
    if (!form || !canFillFormData()) return;

    function fill({ formData }: FormDataEvent) {
      const held = now.current.pictures.filter((picture) => picture.kind === 'kept');
      const fresh = now.current.pictures.filter((picture) => picture.kind === 'new');
      const together: readonly ChosenPicture[] = [...held, ...fresh];
      sent.current = now.current.pictures;
      formData.delete(name);
      formData.delete('pictureKeys');
      formData.append(
        'pictureOrder',
        now.current.pictures.map((picture) => together.indexOf(picture)).join(','),
      );
      for (const { picture } of held) formData.append('pictureKeys', picture.key);
      for (const { file } of fresh) formData.append(name, file, file.name);
    }

    /** The server holds the pictures that were sent. If it names fewer, which ones are missing is unknown. */
    function hold({ detail }: CustomEvent<readonly Picture[]>) {
      const answers = sent.current;
      if (detail.length !== answers.length) return;
      showPictures((before) =>
        before.map((chosen) => {
          const picture = detail[answers.findIndex(({ id }) => id === chosen.id)];
          return picture && chosen.kind === 'new'
            ? { id: chosen.id, kind: 'kept', picture, url: chosen.url }
            : chosen;
        }),
      );
    }

    function stop(event: SubmitEvent) {
      if (now.current.shrinking) {
        event.preventDefault();
        setBlocked(true);
      } else if (now.current.pictures.length > most) {
        event.preventDefault();
        setProblem(picturesTexts.tooMany({ max: most }));
        input.current?.focus();
      }
    }

    const ending = new AbortController();
    const { signal } = ending;
    form.addEventListener('formdata', fill, { signal });
    form.addEventListener('submit', stop, { signal });
    form.addEventListener('held', hold as EventListener, { signal });
    return () => ending.abort();
  }, [input, name, most]);

  function take(element: HTMLInputElement) {
    if (!canFillFormData()) return;
    const files = [...(element.files ?? [])];
    element.value = '';
    const small = files.filter((file) => file.size <= maxPictureBytes);
    setProblem(undefined);
    for (const { name, size } of files) {
      if (size > maxPictureBytes)
        addProblem(name, picturesTexts.tooManyBytes({ maxMegabytes: maxPictureMegabytes }));
    }
    if (small.length === 0) return;
    setProgress((before) => ({ done: before?.done ?? 0, total: (before?.total ?? 0) + small.length }));
    queue.current = queue.current.then(async () => {
      for (const file of small) await add(file);
    });
  }

  function addProblem(fileName: string, text: string) {
    const line = fileName === '' ? text : picturesTexts.inFile({ name: fileName, problem: text });
    setProblem((before) => (before === undefined ? line : `${before}\n${line}`));
  }

  async function add(original: File) {
    // A phone also offers photos that are kept elsewhere, and may fail to fetch them.
    const file = await shrink(original).catch(() => null);
    if (!alive.current) return;
    if (file) show(file);
    else addProblem(original.name, file === null ? picturesTexts.unsupported : picturesTexts.heic);
    setProgress((before) => {
      if (before === undefined || before.done + 1 >= before.total) return undefined;
      return { done: before.done + 1, total: before.total };
    });
  }

  function show(file: File) {
    count.current += 1;
    const picture = {
      id: `new-${count.current}`,
      kind: 'new',
      file,
      url: URL.createObjectURL(file),
    } as const;
    setPictures((before) => {
      if (!single) return [...before, picture];
      for (const replaced of before) forget(replaced);
      return [picture];
    });
  }

  useEffect(() => {
    if (progress === undefined) setBlocked(false);
  }, [progress]);

  // Includes pictures chosen or marked for removal before script loaded.
  const takeEarly = useRef(take);
  useEffect(() => {
    const marked = input.current?.form?.querySelectorAll<HTMLInputElement>('[name=removePictures]:checked');
    for (const { value } of marked ?? []) showPictures((before) => before.filter(({ id }) => id !== value));
    if (input.current?.files?.length) takeEarly.current(input.current);
  }, [input]);

  return { pictures, setPictures, take, progress, blocked, problem, setProblem };
}

/**
 * As `shrinkPicture`, whose script is loaded for the first picture. Where that cannot be loaded, the original is sent, as
 * without script: the server shrinks it.
 */
async function shrink(original: File): Promise<File | undefined> {
  const shrinking = await import('../../browser/pictures/shrink-pictures.ts').catch(() => undefined);
  return shrinking === undefined ? original : shrinking.shrinkPicture(original);
}

function canFillFormData(): boolean {
  return typeof FormDataEvent === 'function';
}

/** The pictures present at first; after a failed attempt, those of the form that the server still holds. */
function keptPictures(present: readonly Picture[], failure: ShownFailure | undefined): readonly Picture[] {
  if (failure === undefined || failure.unsent) return present;
  const known = new Map([...present, ...failure.pictures].map((picture) => [picture.key, picture]));
  const kept = failure.pictureKeys.map((key) => known.get(key)).filter((picture) => picture !== undefined);
  return inOrder(kept, failure.values['pictureOrder']);
}

function asKept(picture: Picture): ChosenPicture {
  return { id: picture.key, kind: 'kept', picture };
}

function forget(picture: ChosenPicture): void {
  if (picture.url !== undefined) URL.revokeObjectURL(picture.url);
}
