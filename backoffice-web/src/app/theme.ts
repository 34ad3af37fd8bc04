import { t } from '@lingui/core/macro'
import { alpha, type PaletteOptions } from '@mui/material/styles'
import type { RaThemeOptions } from 'react-admin'
import { lists } from './themeLists'

const FONT = "'Plus Jakarta Sans Variable', system-ui, sans-serif"

const light = {
  primary: { main: '#0F766E', dark: '#115E59', light: '#14B8A6', contrastText: '#FFFFFF' },
  secondary: { main: '#C2410C', contrastText: '#FFFFFF' },
  success: { main: '#15803D' },
  warning: { main: '#92400E' },
  error: { main: '#B91C1C' },
  info: { main: '#0369A1' },
  text: { primary: '#1F2937', secondary: '#475569' },
  background: { default: '#F8FAFC', paper: '#FFFFFF' },
  divider: '#E2E8F0',
} satisfies PaletteOptions

const dark = {
  primary: { main: '#2DD4BF', dark: '#14B8A6', light: '#5EEAD4', contrastText: '#042F2E' },
  secondary: { main: '#FDBA74', contrastText: '#431407' },
  success: { main: '#4ADE80' },
  warning: { main: '#FCD34D' },
  error: { main: '#FCA5A5' },
  info: { main: '#7DD3FC' },
  text: { primary: '#E2E8F0', secondary: '#94A3B8' },
  background: { default: '#0B1220', paper: '#111A2C' },
  divider: '#1F2B42',
} satisfies PaletteOptions

type Palette = typeof light

/** The bottom edge of the top bar. */
const BELOW_BAR = 57

const focusRing = (palette: Palette) => `2px solid ${palette.primary.main}`

/** Field outlines must have a contrast of 3:1 with the page, which MUI's own grey does not. */
const outline = (mode: 'light' | 'dark') => (mode === 'light' ? '#64748B' : '#94A3B8')

/** A filled button; the background of the page has the contrast that its words need. */
const filled = (palette: Palette, color: string) => ({
  color: palette.background.paper,
  backgroundColor: color,
  '&:hover': { backgroundColor: alpha(color, 0.85) },
})

const surfaces = (palette: Palette) => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // Placeholders of list rows, which react-admin draws nearly white in the dark theme.
  RaPlaceholder: {
    styleOverrides: { root: { backgroundColor: palette.divider, borderRadius: 4 } },
  },
  // MUI leaves no space below a title, which cuts off the label of the first outlined field.
  MuiDialogContent: {
    styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } },
  },
  // react-admin's own questions end as our dialogs do, without icons.
  RaConfirm: {
    styleOverrides: {
      root: {
        '& .MuiDialogActions-root': { padding: '8px 24px 20px' },
        '& .MuiButton-startIcon': { display: 'none' },
        '& .MuiDialogActions-root .MuiButton-root': {
          padding: '6px 16px',
          color: palette.text.primary,
        },
        '& .MuiDialogActions-root .RaConfirm-confirmPrimary': filled(palette, palette.primary.main),
        '& .MuiDialogActions-root .RaConfirm-confirmWarning': filled(palette, palette.error.main),
      },
    },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: `1px solid ${palette.divider}`, borderRadius: 12 } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: palette.divider, fontVariantNumeric: 'tabular-nums' },
      head: {
        fontWeight: 600,
        fontSize: '0.8125rem',
        color: palette.text.secondary,
        backgroundColor: palette.background.paper,
        whiteSpace: 'nowrap',
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& [class*="_at"], & .column-code': { whiteSpace: 'nowrap' },
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '[data-fits] & .RaDataTable-tableWrapper': { overflow: 'visible' },
        '[data-fits] & .RaDataTable-headerCell, [data-fits] & thead .MuiTableCell-paddingCheckbox':
          { position: 'sticky', top: BELOW_BAR, zIndex: 2 },
        '& .column-name, & .column-batch_name': { minWidth: 240 },
        '& .column-title': { minWidth: 220 },
        '& .column-participant_name, & .column-fullname': { minWidth: 160 },
        '& .RaDataTable-headerCell': { padding: '6px 12px' },
        '& .RaDataTable-rowCell': { padding: '5px 12px' },
        '& .MuiTableCell-paddingCheckbox .MuiCheckbox-root': { padding: '2px' },
        '& .RaDataTable-rowEven, & .RaDataTable-rowOdd': { backgroundColor: 'transparent' },
        '& .RaDataTable-clickableRow:hover': {
          backgroundColor: alpha(palette.primary.main, 0.06),
        },
      },
    },
  },
})

/** Elements that clip their overflow draw the focus ring inside. */
const FOCUS_INSIDE = { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } }

const focusable = (palette: Palette) => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: false },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: focusRing(palette), outlineOffset: 2 } },
    },
  },
  MuiMenuItem: FOCUS_INSIDE,
  MuiListItemButton: FOCUS_INSIDE,
  MuiCardActionArea: FOCUS_INSIDE,
  MuiAccordionSummary: FOCUS_INSIDE,
})

const controls = (palette: Palette, mode: 'light' | 'dark') => ({
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 8, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32 },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        fontWeight: 600,
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiAutocomplete: {
    defaultProps: {
      size: 'small',
      clearText: t`Hapus isian`,
      closeText: t`Tutup`,
      openText: t`Buka pilihan`,
      loadingText: t`Memuat…`,
      noOptionsText: t`Tidak ada pilihan`,
    },
  },
  MuiPagination: { defaultProps: { 'aria-label': t`Pindah halaman` } },
  // react-admin's own indicators have no name.
  MuiCircularProgress: { defaultProps: { 'aria-label': t`Memuat` } },
  // The track of an empty bar must not look like a full one.
  MuiLinearProgress: {
    defaultProps: { 'aria-label': t`Memuat` },
    styleOverrides: {
      root: { backgroundColor: mode === 'dark' ? 'rgb(255 255 255 / 16%)' : 'rgb(0 0 0 / 8%)' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: { borderColor: outline(mode) },
      input: { textOverflow: 'ellipsis' },
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  // The label must be on the input itself, because screen readers do not find it on the wrapper.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        input: (owner: Record<string, unknown>) => ({ 'aria-label': owner['aria-label'] }),
        root: { 'aria-label': undefined },
      },
    },
  },
  MuiCssBaseline: {
    styleOverrides: {
      // Our font's space has 0.17 em, which words in small letters need more of; positions are not rounded to pixels.
      '*': { wordSpacing: '0.06em', textRendering: 'geometricPrecision' },
      // Scroll margin, because the top bar would cover elements focused by keyboard.
      html: { colorScheme: mode, scrollPaddingTop: 72 },
      ':focus-visible': { outline: focusRing(palette), outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
})

function build(mode: 'light' | 'dark', palette: Palette): RaThemeOptions {
  return {
    palette: {
      mode,
      ...palette,
      bulkActionsToolbarBackgroundColor: alpha(palette.primary.main, 0.1),
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      body1: { fontSize: '0.9375rem' },
      h1: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.125rem', fontWeight: 700 },
      h3: { fontSize: '1rem', fontWeight: 700 },
      h6: { fontSize: '1.0625rem', fontWeight: 700 },
    },
    components: {
      ...surfaces(palette),
      ...lists(palette),
      ...focusable(palette),
      ...controls(palette, mode),
    },
  }
}

export const lightTheme = build('light', light)
export const darkTheme = build('dark', dark)
