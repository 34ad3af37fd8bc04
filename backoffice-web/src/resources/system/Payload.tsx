import { Box } from '@mui/material'

/** A message as it is sent, in indented lines. */
const Payload = ({ payload }: { payload: object }) => (
  <Box
    component="pre"
    // A long line scrolls inside; the keyboard reaches it.
    tabIndex={0}
    sx={{ m: 0, p: 2, overflowX: 'auto', bgcolor: 'action.hover', borderRadius: 1, fontSize: 13 }}
  >
    {JSON.stringify(payload, null, 2)}
  </Box>
)

export default Payload
