/** Opens WhatsApp, or its web page, with the words ready to send to whom the person chooses. */
export function whatsAppLink(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`;
}
