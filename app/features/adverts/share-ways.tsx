import { useState } from 'react';
import * as advertsTexts from '../../../core/texts/adverts.ts';
import * as shareTexts from '../../../core/texts/share.ts';
import { Icon } from '../../ui/icon.tsx';

export type Shared = keyof typeof shareTexts.linkTo;

interface Props {
  title: string;
  address: string;
  /** What is shared. */
  what?: Shared | undefined;
  /** Whether script runs and can offer what only the browser can do. */
  script: boolean;
}

export function ShareWays({ title, address, what = 'advert', script }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const shareOtherwise = () => navigator.share({ title, url: address }).catch(() => {});
  return (
    <div className="share-ways">
      <a
        className="button button-block"
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
        rel="noreferrer"
        target="_blank"
      >
        <Icon name="messages" /> {shareTexts.onWhatsapp}
      </a>
      <div className="field">
        <label htmlFor="share-address">{shareTexts.linkTo[what]}</label>
        <input
          id="share-address"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      {/* Browsers give the clipboard only to pages on https or on this machine. */}
      {script && 'clipboard' in navigator && (
        <button type="button" className="button button-quiet button-block" onClick={copy}>
          <Icon name="copy" /> {shareTexts.copyLink}
        </button>
      )}
      {script && 'share' in navigator && (
        <button type="button" className="button button-quiet button-block" onClick={shareOtherwise}>
          <Icon name="share" /> {shareTexts.moreWays}
        </button>
      )}
      {copied && <p role="status">{advertsTexts.linkCopied}</p>}
    </div>
  );
}
