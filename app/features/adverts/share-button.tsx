import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import * as reactionsTexts from '../../../core/texts/reactions.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import type { ShareDialogProps } from './share-dialog.tsx';
import type { Shared } from './share-ways.tsx';

interface Props {
  /** What is shared. */
  path: string;
  title: string;
  /** Where the link leads without script. */
  page: string;
  /** What it is, if not an advert. */
  what?: Shared;
}

/** The device's own share sheet where there is one, a small dialog elsewhere, a page without script. */
export function ShareButton({ path, title, page, what }: Props) {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<ShareDialogProps> }>();
  /** The script of the dialog could not be fetched, so the link leads to its page. */
  const failed = useRef(false);
  const site = useRootData()?.site;
  const address = `${site?.publicUrl ?? ''}${path}`;
  const share = async (event: MouseEvent<HTMLElement>) => {
    if (failed.current || opensElsewhere(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    const openDialog = () =>
      import('./share-dialog.tsx').then(
        ({ ShareDialog }) => setDialog({ Dialog: ShareDialog }),
        () => {
          failed.current = true;
          link.click();
        },
      );
    if (!('share' in navigator)) return openDialog();
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) openDialog();
    }
  };
  return (
    <>
      <a className="icon-button share" href={page} onClick={share}>
        <Icon name="share" />
        <span className="reaction-words">{reactionsTexts.share}</span>
      </a>
      {dialog && (
        <dialog.Dialog title={title} address={address} what={what} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
