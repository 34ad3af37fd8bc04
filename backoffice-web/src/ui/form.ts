/** Two fields side by side, stacked on phones. */
export const twoColumns = {
  display: 'grid',
  width: '100%',
  maxWidth: 760,
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const

export const wholeRow = { gridColumn: '1 / -1' } as const

/** After a reload, fields that the user has changed keep their values. */
export const keepEdits = { keepDirtyValues: true } as const
