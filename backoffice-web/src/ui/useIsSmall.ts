import { type Theme, useMediaQuery } from '@mui/material'

/** Whether the screen is phone-sized, where tables become lists of cards. */
export const useIsSmall = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))

/** Whether a table of many columns does not fit beside the menu. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))

/** Whether there is space for optional columns. */
export const useIsWide = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
