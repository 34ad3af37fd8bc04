import { Box } from '@mui/material'
import { type Piece, piecesOf } from 'duxi-web-core/questionText'
import { useFormula } from 'duxi-web-core/useFormula'

/** Shows the source until it is rendered. */
const Formula = ({ tex, isBlock }: Extract<Piece, { kind: 'formula' }>) => {
  const place = useFormula(tex, isBlock)
  const formula = (
    <span ref={place} style={{ fontWeight: 400 }}>
      {tex}
    </span>
  )
  if (!isBlock) return formula
  return (
    <Box component="span" tabIndex={0} sx={{ display: 'block', overflowX: 'auto', py: 0.5 }}>
      {formula}
    </Box>
  )
}

const Code = ({ code, isBlock }: Extract<Piece, { kind: 'code' }>) => (
  <Box
    component="code"
    tabIndex={isBlock ? 0 : undefined}
    sx={{
      display: isBlock ? 'block' : 'inline',
      overflowX: 'auto',
      whiteSpace: 'pre',
      bgcolor: 'action.hover',
      borderRadius: 1,
      px: isBlock ? 2 : 0.5,
      py: isBlock ? 1 : 0,
    }}
  >
    {code}
  </Box>
)

/** A question's text as participants see it, with formulas, code and pictures. */
export const QuestionText = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, index) => {
    const key = `${index} ${text}`
    if (piece.kind === 'formula') return <Formula key={key} {...piece} />
    if (piece.kind === 'code') return <Code key={key} {...piece} />
    if (piece.kind === 'words') return <span key={key}>{piece.words}</span>
    return (
      <Box
        key={key}
        component="img"
        src={piece.src}
        alt={piece.alt}
        sx={{
          display: 'block',
          my: 1,
          maxWidth: '100%',
          maxHeight: 320,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'common.white',
        }}
      />
    )
  })
