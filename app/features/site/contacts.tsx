import { toE164 } from '../../../core/accounts/phone-number.ts';
import { useRootData } from '../../rendering/root-data.ts';
import { Icon } from '../../ui/icon.tsx';

export function Contacts() {
  const site = useRootData()?.site;
  if (site === undefined) return null;
  return (
    <ul className="contacts">
      <li>
        <Icon name="phone" />
        <a href={`tel:${toE164(site.phone) ?? site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
      </li>
      <li>
        <Icon name="email" />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </li>
      <li>
        <Icon name="place" />
        <address>{site.address}</address>
      </li>
    </ul>
  );
}
