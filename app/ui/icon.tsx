import sprite from '../assets/icons.svg?url';
import type { IconName, IllustrationName } from './icon-names.ts';

/** Decoration beside words, or inside a control that has its own name. */
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
