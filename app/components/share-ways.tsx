import { useState } from 'react';
import { texts } from '../../core/texts.ts';
import { whatsAppLink } from '../whatsapp-link.ts';
import { Icon } from './icon.tsx';

/** WhatsApp, and the address to copy; the button to copy appears where script can do it. */
export function ShareWays({ title, address, script }: { title: string; address: string; script: boolean }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="share-ways">
      <a className="button button-block" href={whatsAppLink(title, address)} rel="noreferrer" target="_blank">
        <Icon name="messages" /> Send on WhatsApp
      </a>
      <div className="field">
        <label htmlFor="share-address">Address of this page</label>
        <input
          id="share-address"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      {script && (
        <button type="button" className="button button-quiet button-block" onClick={copy}>
          <Icon name="copy" /> Copy link
        </button>
      )}
      {copied && <p role="status">{texts.adverts.linkCopied}</p>}
    </div>
  );
}
