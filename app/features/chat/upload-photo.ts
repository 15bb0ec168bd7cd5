import type { Picture } from '../../../core/entities/picture.ts';
import * as messagePicturesTexts from '../../../core/texts/message-pictures.ts';

type Answer = { readonly picture: Picture } | { readonly problem: string };

/**
 * Uploads a photo for a message; undefined if no answer came, so that it can only be tried again. `onProgress` is called with the part that has been sent, 0 to 1: `fetch` cannot tell.
 * Once aborted, the answer means nothing.
 */
export function uploadPhoto(
  fields: Readonly<Record<'for' | 'with', string>> & { readonly images: File },
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  const body = new FormData();
  // The server reads the file as it arrives, so what it has to know first comes first.
  body.append('for', fields.for);
  body.append('with', fields.with);
  body.append('images', fields.images);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve(undefined);
    request.open('POST', '/chat/media');
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => resolve(read(request));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function read({ status, responseText }: XMLHttpRequest): Answer {
  try {
    const told = JSON.parse(responseText);
    if (status === 200) return { picture: told };
    return { problem: told.message ?? messagePicturesTexts.notUploaded };
  } catch {
    return { problem: messagePicturesTexts.notUploaded };
  }
}
