/** Whether adverts are shown large, one below the other, or two to a row. */
export const views = { list: 'List', grid: 'Grid' } as const;
