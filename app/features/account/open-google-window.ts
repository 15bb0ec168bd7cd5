import type { FormEvent } from 'react';
import { safeRedirect } from '../../requests/safe-redirect.ts';
import { newMessageId } from '../chat/new-message-id.ts';
import { googleChannel, type PopupFinished, type PopupTaken } from './google-channel.ts';

let windowName: string | undefined;

/**
 * Lets a `GoogleForm` open in a pop-up. The form leaves the page instead, as it does without script, if the browser
 * blocks pop-ups, or if the site runs as an installed app, whose pop-ups may open in a browser with other cookies.
 */
export function openGoogleWindow(event: FormEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const field = form.elements.namedItem('popup');
  if (!(field instanceof HTMLInputElement)) return;
  form.target = '';
  field.value = '';
  if (!('BroadcastChannel' in window) || matchMedia('(display-mode: standalone)').matches) return;
  windowName ??= listenFor(newMessageId());
  const popup = window.open('', windowName, 'popup,width=480,height=640');
  if (popup === null) return;
  popup.focus();
  form.target = windowName;
  field.value = windowName;
}

function listenFor(name: string): string {
  const channel = new BroadcastChannel(googleChannel);
  channel.onmessage = ({ data }: MessageEvent<Partial<PopupFinished>>) => {
    const next = safeRedirect(data.next);
    if (data.finished !== name || next === undefined) return;
    channel.postMessage({ taken: name } satisfies PopupTaken);
    window.location.assign(next);
  };
  return name;
}
