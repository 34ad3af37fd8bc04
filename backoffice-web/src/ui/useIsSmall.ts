import { type Theme, useMediaQuery } from '@mui/material';

/** Whether the page is phone-sized, where tables become lists of cards. */
export const useIsSmall = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
