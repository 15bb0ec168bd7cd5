import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

export interface PaymentPage {
  readonly url: string;
  /** Whose page our frame may show, if any. */
  readonly frame: 'own' | 'gateway' | undefined;
}

/**
 * What the page inside may do. Ours needs no script and must stay of our origin, so that its form counts as sent from
 * here. A gateway's is of another origin anyway, and none works without script; it may not lead this window elsewhere.
 */
const permissions = {
  own: 'allow-forms allow-same-origin',
  gateway: 'allow-forms allow-scripts allow-same-origin allow-popups',
} as const;

/** Where the payer pays: in a frame if it may be shown in one, and behind a link for anyone who sees nothing in it. */
export function PaymentFrame({ url, frame, children }: PaymentPage & { children: ReactNode }) {
  return (
    <div className="pay-open">
      {frame && (
        <iframe
          key={url}
          className={frame === 'own' ? 'pay-frame pay-frame-own' : 'pay-frame'}
          title="Payment"
          src={url}
          sandbox={permissions[frame]}
        />
      )}
      <div className="button-row">
        <a className={frame ? 'button button-quiet' : 'button'} href={url}>
          <Icon name="enlarge" className="icon-small" />
          Open the payment page
        </a>
        {children}
      </div>
    </div>
  );
}
