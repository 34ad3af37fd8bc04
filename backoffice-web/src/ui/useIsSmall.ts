import { type Theme, useMediaQuery } from '@mui/material'

/** Whether the page is phone-sized, where tables become lists of cards. */
export const useIsSmall = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))

/** Whether a table of many columns has no room beside the menu. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))

/** Whether there is room for what a table can do without. */
export const useIsWide = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
