/** A file of somebody's data export. Long ones come in pieces, made only as they are read. */
export interface ExportFile {
  /** A path in the archive: ASCII, with slashes. */
  readonly name: string;
  readonly modifiedAt: Date;
  readonly content: string | Uint8Array | AsyncIterable<string>;
}
