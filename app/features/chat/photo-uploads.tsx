import { type MutableRefObject, useEffect, useRef, useState } from 'react';
import { maxMessagePictures } from '../../../core/chats/limits.ts';
import type { Picture } from '../../../core/entities/picture.ts';
import { maxPictureBytes, maxPictureMegabytes } from '../../../core/pictures/limits.ts';
import * as messagePicturesTexts from '../../../core/texts/message-pictures.ts';
import * as photoUploadsTexts from '../../../core/texts/photo-uploads.ts';
import * as picturesTexts from '../../../core/texts/pictures.ts';
import * as waitingTexts from '../../../core/texts/waiting.ts';
import type { PhotoToSend } from '../../browser/offline/waiting-store.ts';
import { shrinkPicture } from '../../browser/pictures/shrink-pictures.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import { messagePicture } from './message-picture.ts';
import { uploadPhoto } from './upload-photo.ts';

/** What is added to the photos of the next message: files to upload, and photos that are uploaded already. */
export interface ChosenPhotos {
  readonly files: readonly File[];
  readonly held: readonly Picture[];
}

interface Item {
  readonly id: number;
  readonly file: File | undefined;
  readonly url: string;
  /** Of the upload, 0 to 1. */
  readonly progress: number;
  readonly picture: Picture | undefined;
  readonly problem: string | undefined;
  /** Ready to be uploaded, while there is no network: it can be sent, and waits. */
  readonly ready: File | undefined;
}

export interface UploadsProps {
  otherId: string;
  chosen: ChosenPhotos;
  /** What can be sent now, in its order; undefined while photos are on their way, or were refused. */
  uploaded: MutableRefObject<readonly PhotoToSend[] | undefined>;
  /** Whether the message is to be sent as soon as they are uploaded. */
  waiting: boolean;
  /** Called while `waiting` when all are uploaded. */
  onUploaded: () => void;
  /** Called when there is nothing to wait for: a photo was removed, or could not be uploaded. */
  onStopWaiting: () => void;
}

/** The photos of the next message, each of which is uploaded as soon as it is chosen. */
export function PhotoUploads({
  otherId,
  chosen,
  uploaded,
  waiting,
  onUploaded,
  onStopWaiting,
}: UploadsProps) {
  const viewerId = useRootData()?.viewer.id ?? '';
  const [items, setItems] = useState<readonly Item[]>([]);
  const [problem, setProblem] = useState<string>();
  const count = useRef(0);
  const now = useRef(items);
  now.current = items;
  /** By the item's id. */
  const underway = useRef(new Map<number, AbortController>());
  /** One at a time: the server refuses many uploads of one person at once, and each is ready sooner. */
  const queue = useRef(Promise.resolve());

  const change = (id: number, changes: Partial<Item>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...changes } : item)));

  const upload = (id: number, file: File) => {
    const ending = new AbortController();
    underway.current.set(id, ending);
    change(id, { progress: 0, problem: undefined, ready: undefined });
    queue.current = queue.current.then(() => uploadNow(id, file, ending));
  };

  const uploadNow = async (id: number, file: File, ending: AbortController) => {
    if (ending.signal.aborted) return;
    const small = await shrinkPicture(file).catch(() => file);
    if (ending.signal.aborted) return;
    const refused =
      small === undefined
        ? picturesTexts.heic
        : small.size > maxPictureBytes
          ? picturesTexts.tooManyBytes({ maxMegabytes: maxPictureMegabytes })
          : undefined;
    if (small === undefined || refused !== undefined) return change(id, { problem: refused });
    const onProgress = (progress: number) => change(id, { progress });
    const body = { for: viewerId, with: otherId, images: small };
    const answer = await uploadPhoto(body, onProgress, ending.signal);
    if (!ending.signal.aborted) change(id, answer ?? { ready: small });
  };

  const remove = ({ id, url, file }: Item) => {
    underway.current.get(id)?.abort();
    if (file) URL.revokeObjectURL(url);
    setItems((before) => before.filter((item) => item.id !== id));
    setProblem(undefined);
    onStopWaiting();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is taken once.
  useEffect(() => {
    const room = maxMessagePictures - now.current.length;
    const all = [...chosen.held, ...chosen.files];
    setProblem(all.length > room ? picturesTexts.tooMany({ max: maxMessagePictures }) : undefined);
    const added = all.slice(0, Math.max(0, room)).map((one): Item => {
      count.current += 1;
      const base = { id: count.current, progress: 0, problem: undefined, ready: undefined };
      if (one instanceof File)
        return { ...base, file: one, url: URL.createObjectURL(one), picture: undefined };
      const url = pictureUrl(one.key, 160, 'webp', messagePicture(one).base);
      return { ...base, file: undefined, url, picture: one };
    });
    setItems((before) => [...before, ...added]);
    for (const { id, file } of added) if (file) upload(id, file);
  }, [chosen]);

  useEffect(() => {
    const open = underway.current;
    return () => {
      for (const ending of open.values()) ending.abort();
      for (const { file, url } of now.current) if (file) URL.revokeObjectURL(url);
    };
  }, []);

  const photos = items.flatMap(({ picture, ready }) => picture ?? ready ?? []);
  const isWhole = photos.length === items.length;
  const failed = items.some((item) => item.problem !== undefined);
  useEffect(() => {
    uploaded.current = isWhole ? photos : undefined;
    return () => {
      uploaded.current = undefined;
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is new each time.
  useEffect(() => {
    if (!waiting) return;
    if (failed) {
      setProblem(messagePicturesTexts.removeFirst);
      onStopWaiting();
    } else if (isWhole) onUploaded();
  }, [waiting, failed, isWhole]);

  return (
    <>
      {items.length > 0 && (
        <ul className="photo-choice">
          {items.map((item, index) => (
            <Upload
              key={item.id}
              item={item}
              number={index + 1}
              onRemove={() => remove(item)}
              onAgain={() => item.file && upload(item.id, item.file)}
            />
          ))}
        </ul>
      )}
      {items.map(
        (item, index) =>
          item.problem && (
            <p key={item.id} className="field-error" role="alert">
              {messagePicturesTexts.numbered({ number: index + 1 })}: {item.problem}
            </p>
          ),
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Upload({
  item: { url, progress, picture, problem, file, ready },
  number,
  onRemove,
  onAgain,
}: {
  item: Item;
  number: number;
  onRemove: () => void;
  onAgain: () => void;
}) {
  const name = messagePicturesTexts.numbered({ number });
  const uploading = picture === undefined && ready === undefined && problem === undefined;
  const [unreadable, setUnreadable] = useState(false);
  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <li>
      {unreadable ? (
        <span>{file?.name}</span>
      ) : (
        <img src={url} alt={name} onError={() => setUnreadable(true)} />
      )}
      {ready && <span className="small">{waitingTexts.forNetwork}</span>}
      {uploading && <progress value={progress} aria-label={messagePicturesTexts.uploading({ number })} />}
      {problem && (
        <button type="button" className="message-act" onClick={onAgain}>
          {photoUploadsTexts.tryAgain}
          {hidden}
        </button>
      )}
      <button type="button" className="message-act" onClick={onRemove}>
        {uploading ? photoUploadsTexts.cancel : photoUploadsTexts.remove}
        {hidden}
      </button>
    </li>
  );
}
