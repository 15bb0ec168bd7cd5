/** Whether this is the content type of a form that may contain files. */
export function isMultipart(contentType: string | undefined): boolean {
  return /^\s*multipart\/form-data\s*(?:;|$)/i.test(contentType ?? '');
}
