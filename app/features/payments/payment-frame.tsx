import type { ReactNode } from 'react';
import * as frameTexts from '../../../core/texts/payment-frame.ts';
import { Icon } from '../../ui/icon.tsx';

export interface PaymentPage {
  readonly url: string;
  /** Whose page our frame may show, if any. */
  readonly frame: 'own' | 'gateway' | undefined;
}

/**
 * The sandbox of the frame. Our own page needs no script, but must keep our origin, or its form counts as sent from
 * another site. A gateway's page is of another origin and works only with script; it may not navigate this window.
 */
const permissions = {
  own: 'allow-forms allow-same-origin',
  gateway: 'allow-forms allow-scripts allow-same-origin allow-popups',
} as const;

/**
 * The page on which the payer pays: in a frame where that is allowed, and behind a link for those who see an empty
 * frame.
 */
export function PaymentFrame({ url, frame, children }: PaymentPage & { children: ReactNode }) {
  return (
    <div className="pay-open">
      {frame && (
        <iframe
          key={url}
          className={frame === 'own' ? 'pay-frame pay-frame-own' : 'pay-frame'}
          title={frameTexts.title}
          src={url}
          sandbox={permissions[frame]}
        />
      )}
      <div className="button-row">
        <a className={frame ? 'button button-quiet' : 'button'} href={url}>
          <Icon name="enlarge" className="icon-small" />
          {frameTexts.open}
        </a>
        {children}
      </div>
    </div>
  );
}
