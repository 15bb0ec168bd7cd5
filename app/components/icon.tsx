import sprite from '../assets/icons.svg?url';
import type { IconName, MarkName } from './icon-names.ts';

/** Decoration beside words, or inside a control that has its own name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export function Mark({ name, className }: { name: MarkName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
