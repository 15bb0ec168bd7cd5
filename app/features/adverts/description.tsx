import { WrittenText } from '../../ui/written-text.tsx';

export function Description({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="description">
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
        <p key={position} dir="auto">
          <WrittenText text={line} />
        </p>
      ))}
    </div>
  );
}
