import * as waitingTexts from '../../../core/texts/waiting.ts';
import { newKey } from './new-key.ts';
import { send, waitingWriter } from './waiting.ts';
import type { WaitingForm } from './waiting-store.ts';

/** The forms that may wait for the network, by the path that they are sent to, with the field that names each in a list. */
const forms: readonly (readonly [path: RegExp, kind: WaitingForm['kind'] | 'message', field: string])[] = [
  [/^\/post$/, 'advert', 'herbtitle'],
  [/^\/singleherb\/\w+$/, 'comment', 'comment'],
  [/^\/singleherb\/\w+\/like$/, 'like', 'liked'],
  [/^\/singleherb\/\w+\/save$/, 'save', 'saved'],
  [/^\/chat$/, 'offer', 'amount'],
  [/^\/user\/\w+$/, 'message', 'message'],
];

/**
 * Keeps a form that could not be sent, until the network is back. Returns what to tell the person; undefined if it
 * cannot wait: it is another form, or nobody is logged in. `spent` gets its key, with one for the next form.
 */
export async function keepSent(
  address: string,
  form: FormData,
  spent: Map<string, string>,
): Promise<string | undefined> {
  const { pathname, search } = new URL(address, location.origin);
  const from = form.get('for') ?? waitingWriter();
  const known = forms.find(([path]) => path.test(pathname));
  const words = known && form.get(known[2]);
  if (known === undefined || typeof from !== 'string' || typeof words !== 'string' || words.trim() === '')
    return undefined;
  const [, kind] = known;
  const id = String(form.get('formKey') ?? form.get('messageId') ?? `${pathname} ${Math.random()}`);
  form.set('for', from);
  spent.set(id, newKey());
  if (kind === 'message') {
    const to = pathname.slice('/user/'.length);
    await send({ kind, id, from, to, text: words, quotedAdvert: undefined });
  } else {
    const page = kind === 'offer' ? `/chat?with=${new URLSearchParams(search).get('with')}` : pathname;
    const address = pathname + search;
    await send({
      kind,
      id,
      from,
      address,
      fields: [...form],
      words,
      page: page.replace(/\/(?:like|save)$/, ''),
    });
  }
  return waitingTexts.forNetwork;
}
