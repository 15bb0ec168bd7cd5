import sprite from '../assets/icons.svg?url';
import type { IconName, IllustrationName } from './icon-names.ts';

/** An icon beside words, or in a control that has its own name: hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
