export function Place({ district, village }: { district: string; village: string | undefined }) {
  return <span>{village === undefined ? district : `${district}, ${village}`}</span>;
}
