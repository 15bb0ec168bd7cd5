import { Link } from '@remix-run/react';
import type { QuotedAdvert } from '../../../core/entities/message.ts';
import { Illustration } from '../../ui/icon.tsx';

export function QuotedCard({ advert }: { advert: QuotedAdvert }) {
  return (
    <Link className="quoted-card" to={`/singleherb/${advert.id}`}>
      <Illustration name="logo" className="quoted-mark" />
      <span>
        <span className="quoted-label">About</span>
        <span className="quoted-title" dir="auto">
          {advert.title}
        </span>
      </span>
    </Link>
  );
}
