import { List, ListItemButton, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { filledIn, matching, mentionedIn } from './messages'
import { cannedQuery, choicesQuery } from './queries'

const SHOWN = 6

/** Something to put into the line instead of what was typed last. */
export interface Suggestion {
  key: string
  name: string
  title: string
  /** The whole line once it is chosen. */
  result: string
}

/** Canned replies after a `/` at the start, for the visitor; agents after an `@`, for notes. */
export function useSuggestions(text: string, isNote: boolean, visitor: string): Suggestion[] {
  const slash = !isNote && text.startsWith('/') && !text.includes('\n') ? text.slice(1) : null
  const mention = isNote ? mentionedIn(text) : null
  const canned = useQuery({ ...cannedQuery(), enabled: slash !== null })
  const choices = useQuery({ ...choicesQuery(), enabled: mention !== null })
  if (slash !== null)
    return matching(canned.data?.rows ?? [], slash)
      .slice(0, SHOWN)
      .map(({ id, shortcut, title, content }) => ({
        key: String(id),
        name: `/${shortcut}`,
        title,
        result: filledIn(content, visitor),
      }))
  if (mention === null) return []
  const before = text.slice(0, text.length - mention.length)
  return (choices.data?.agents ?? [])
    .filter(({ username, fullname }) => `${username} ${fullname}`.toLowerCase().includes(mention))
    .slice(0, SHOWN)
    .map(({ id, username, fullname }) => ({
      key: String(id),
      name: `@${username}`,
      title: fullname,
      result: `${before}${username} `,
    }))
}

interface Props {
  label: string
  found: Suggestion[]
  place: number
  onChoose: (suggestion: Suggestion) => void
}

/** What fits, above the line; the arrow keys move, Enter takes. */
export const SuggestionList = ({ label, found, place, onChoose }: Props) => (
  <Paper
    elevation={6}
    sx={{ position: 'absolute', bottom: '100%', left: 12, right: 12, zIndex: 2 }}
  >
    <List dense aria-label={label}>
      {found.map((one, index) => (
        <ListItemButton key={one.key} selected={index === place} onClick={() => onChoose(one)}>
          <Typography sx={{ fontWeight: 600, mr: 1 }}>{one.name}</Typography>
          <Typography noWrap sx={{ color: 'text.secondary' }}>
            {one.title}
          </Typography>
        </ListItemButton>
      ))}
    </List>
  </Paper>
)
