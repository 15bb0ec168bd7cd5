import type { Ports } from '../ports/ports.ts';
import type { Performance } from '../ports/views.ts';
import { groupDigits } from '../shared/text/shillings.ts';
import { type Text, texts } from '../texts/text.ts';

/** The figures of each of these adverts, in words for its seller. */
export async function howAdvertsDo(
  ports: Pick<Ports, 'views'>,
  ids: readonly string[],
): Promise<(id: string) => Text> {
  const found = await ports.views.performanceOf(ids);
  return (id) => inWords(found.get(id) ?? { views: 0, saves: 0, chats: 0 });
}

/** "42 views · 3 saves · 1 chat". */
function inWords({ views, saves, chats }: Performance): Text {
  const words = texts.performance;
  const counted = (count: number) => ({ count, number: groupDigits(String(count)) });
  return words.figures({
    views: words.views(counted(views)),
    saves: words.saves(counted(saves)),
    chats: words.chats(counted(chats)),
  });
}
