/** Two fields beside each other, below each other on phones. */
export const twoColumns = {
  display: 'grid',
  width: '100%',
  maxWidth: 760,
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const

export const wholeRow = { gridColumn: '1 / -1' } as const

/** After a reload the fields that somebody has changed keep what was typed. */
export const keepEdits = { keepDirtyValues: true } as const
