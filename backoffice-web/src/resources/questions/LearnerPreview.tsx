import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  Radio,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { BankNode } from '../../api/types'
import { QuestionText } from './QuestionText'

const opens = (child: BankNode, chosen: readonly number[]): boolean =>
  chosen.length > 0 &&
  (!child.opens_on?.length || child.opens_on.some((position) => chosen.includes(position)))

const toggled = (chosen: readonly number[], position: number): number[] =>
  chosen.includes(position) ? chosen.filter((one) => one !== position) : [...chosen, position]

interface NodeProps {
  node: BankNode
  label: string
}

const optionLetter = (place: number) => String.fromCharCode(97 + place)

/** One question as participants see it: without key and points, follow-ups only once they are opened. */
const PreviewNode = ({ node, label }: NodeProps) => {
  const [chosen, setChosen] = useState<number[]>([])
  const [isOpened, setOpened] = useState(false)
  const children = node.children?.filter((child) => opens(child, chosen)) ?? []
  const several = node.choice === 'multiple'
  const Control = several ? Checkbox : Radio
  const choose = (position: number) => setChosen(several ? toggled(chosen, position) : [position])
  return (
    <>
      <Card component="section" variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 1 }}>
        <Typography component="div" sx={{ fontWeight: 700, whiteSpace: 'pre-line' }}>
          {label}. <QuestionText text={node.text} />
        </Typography>
        {node.choice === 'text' ? (
          <WrittenAnswer isLong={node.options.length === 0} onWrite={() => setChosen([1])} />
        ) : (
          node.options.map((option, index) => (
            <FormControlLabel
              key={option.text}
              disabled={isOpened}
              control={
                <Control checked={chosen.includes(index + 1)} onChange={() => choose(index + 1)} />
              }
              label={<QuestionText text={option.text} />}
            />
          ))
        )}
        {children.length > 0 && !isOpened && (
          <Box>
            <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary', mb: 1 }}>
              <Trans>
                Begitu pertanyaan lanjutan dibuka, jawaban di atas tidak dapat diubah lagi.
              </Trans>
            </Typography>
            <Button size="small" variant="outlined" onClick={() => setOpened(true)}>
              <Trans>Buka pertanyaan lanjutan</Trans>
            </Button>
          </Box>
        )}
      </Card>
      {isOpened &&
        children.map((child, place) => (
          <PreviewNode key={child.code} node={child} label={`${label}${optionLetter(place)}`} />
        ))}
    </>
  )
}

/** A short text with a key, or a long one that an assessor grades. */
const WrittenAnswer = ({ isLong, onWrite }: { isLong: boolean; onWrite: () => void }) => {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Jawaban Anda`}
      size="small"
      multiline={isLong}
      minRows={isLong ? 6 : undefined}
      helperText={isLong && t`Dibaca dan dinilai asesor`}
      onChange={onWrite}
    />
  )
}

/** A whole tree as participants see it. */
export const LearnerPreview = ({ root }: { root: BankNode }) => {
  const [round, setRound] = useState(0)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 640 }}>
      <PreviewNode key={round} node={root} label="1" />
      <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setRound(round + 1)}>
        <Trans>Ulangi dari awal</Trans>
      </Button>
    </Box>
  )
}
