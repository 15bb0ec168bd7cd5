export const scan = 'Scan to see what I sell';
export const howToPrint = 'Print this page from your browser’s menu: it is one sheet of paper.';
