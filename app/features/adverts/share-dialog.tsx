import * as shareTexts from '../../../core/texts/share.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Shared, ShareWays } from './share-ways.tsx';

export interface ShareDialogProps {
  title: string;
  address: string;
  what?: Shared | undefined;
  onClose: () => void;
}

export function ShareDialog({ title, address, what, onClose }: ShareDialogProps) {
  return (
    <Dialog title={shareTexts.heading} onClose={onClose}>
      <p className="dialog-subject" dir="auto">
        {title}
      </p>
      <ShareWays title={title} address={address} what={what} script />
    </Dialog>
  );
}
