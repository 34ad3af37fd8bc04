import { alpha, type Theme } from '@mui/material/styles'

/** The ground of what the visitor does not see. */
export const noteBackground = (theme: Theme) => alpha(theme.palette.warning.main, 0.12)
