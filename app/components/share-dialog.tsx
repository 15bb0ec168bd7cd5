import { useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import { ShareWays } from './share-ways.tsx';

export interface ShareDialogProps {
  title: string;
  address: string;
  onClose: () => void;
}

export function ShareDialog({ title, address, onClose }: ShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>Share</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="first-capital dialog-subject" dir="auto">
        {title}
      </p>
      <ShareWays title={title} address={address} script />
    </dialog>
  );
}
