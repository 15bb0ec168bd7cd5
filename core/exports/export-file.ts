/** A file of a data export. Long files come in pieces, made as they are read. */
export interface ExportFile {
  /** Path of the file in the archive: ASCII, with slashes. */
  readonly name: string;
  readonly modifiedAt: Date;
  readonly content: string | Uint8Array | AsyncIterable<string>;
}
