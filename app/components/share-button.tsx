import { Link } from '@remix-run/react';
import { type MouseEvent, useState } from 'react';
import { useRootData } from '../root-data.ts';
import { Icon } from './icon.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** The device's own share sheet where there is one, a small dialog elsewhere, a page without script. */
export function ShareButton({ advertId, title }: { advertId: string; title: string }) {
  const [open, setOpen] = useState(false);
  const site = useRootData()?.site;
  const address = `${site?.publicUrl ?? ''}/singleherb/${advertId}`;
  const share = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!('share' in navigator)) return setOpen(true);
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
  };
  return (
    <>
      <Link className="icon-button share" to={`/singleherb/${advertId}/share`} onClick={share}>
        <Icon name="share" />
        <span className="reaction-words">Share</span>
      </Link>
      {open && <ShareDialog title={title} address={address} onClose={() => setOpen(false)} />}
    </>
  );
}
