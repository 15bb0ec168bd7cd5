import { WrittenText } from './written-text.tsx';

/** Kept in lower case; each sentence shows a capital first letter by the stylesheet only. */
export function Description({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="description">
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
        <p key={position} dir="auto">
          <WrittenText text={line} sentences />
        </p>
      ))}
    </div>
  );
}
