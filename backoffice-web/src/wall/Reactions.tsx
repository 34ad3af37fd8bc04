import { useLingui } from '@lingui/react/macro'
import { Box, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { useText } from '../define/useText'
import { useReact } from './calls'
import { reactions } from './reactions'
import type { Card, Reaction } from './types'

const button = {
  px: 1,
  minWidth: 44,
  minHeight: 36,
  gap: 0.5,
  border: 0,
  borderRadius: '18px !important',
  fontSize: '1rem',
} as const

/** Reactions to a post; choosing the own one again removes it. */
export const Reactions = ({ post }: { post: Card }) => {
  const { t } = useLingui()
  const text = useText()
  const { mutate, isPending } = useReact(post.id)
  const counts = new Map(post.reactions.map(({ kind, count }) => [kind, count]))
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      disabled={isPending}
      aria-label={t`Reaksi`}
      value={post.own_reaction}
      onChange={(_event, kind: Reaction | null) => mutate(kind)}
      sx={{ flexWrap: 'wrap' }}
    >
      {(Object.keys(reactions) as Reaction[]).map((kind) => {
        const { Icon, label } = reactions[kind]
        const count = counts.get(kind) ?? 0
        return (
          <Tooltip key={kind} title={text(label)}>
            <ToggleButton value={kind} aria-label={`${text(label)}: ${count}`} sx={button}>
              <Icon fontSize="small" aria-hidden />
              {count > 0 && (
                <Box component="span" aria-hidden sx={{ fontSize: '0.8rem', fontWeight: 700 }}>
                  {count}
                </Box>
              )}
            </ToggleButton>
          </Tooltip>
        )
      })}
    </ToggleButtonGroup>
  )
}
