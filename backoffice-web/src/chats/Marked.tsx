import { Box } from '@mui/material'

/** A text with the words that were searched for marked where they first stand. */
export const Marked = ({ text, words }: { text: string; words: string }) => {
  const place = text.toLowerCase().indexOf(words.toLowerCase())
  if (place < 0 || !words) return text
  const end = place + words.length
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
