import type { Ports } from '../ports/ports.ts';
import type { Performance } from '../ports/views.ts';
import { groupDigits } from '../shared/text/shillings.ts';

/** The figures of each of these adverts, in words for its seller. */
export async function howAdvertsDo(
  ports: Pick<Ports, 'views'>,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const found = await ports.views.performanceOf(ids);
  return (id) => inWords(found.get(id) ?? { views: 0, saves: 0, chats: 0 });
}

/** "42 views · 3 saves · 1 chat". */
function inWords(performance: Performance): string {
  const parts = (['views', 'saves', 'chats'] as const).map((name) => {
    const count = performance[name];
    return `${groupDigits(String(count))} ${count === 1 ? name.slice(0, -1) : name}`;
  });
  return parts.join(' · ');
}
