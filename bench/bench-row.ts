export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}
