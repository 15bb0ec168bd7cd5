import { Dialog } from '../../ui/dialog.tsx';
import { ShareWays } from './share-ways.tsx';

export interface ShareDialogProps {
  title: string;
  address: string;
  what?: string | undefined;
  onClose: () => void;
}

export function ShareDialog({ title, address, what, onClose }: ShareDialogProps) {
  return (
    <Dialog title="Share" onClose={onClose}>
      <p className="dialog-subject" dir="auto">
        {title}
      </p>
      <ShareWays title={title} address={address} what={what} script />
    </Dialog>
  );
}
