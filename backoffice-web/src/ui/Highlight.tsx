import { Box } from '@mui/material'

/** A text with the first match of a query marked. */
export const Highlight = ({ text, query }: { text: string; query: string }) => {
  const place = text.toLowerCase().indexOf(query.toLowerCase())
  if (place < 0 || !query) return text
  const end = place + query.length
  return (
    <>
      {text.slice(0, place)}
      <Box component="mark" sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}>
        {text.slice(place, end)}
      </Box>
      {text.slice(end)}
    </>
  )
}
