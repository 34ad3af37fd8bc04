import { t } from '@lingui/core/macro'
import { alpha, type PaletteOptions } from '@mui/material/styles'
import type { RaThemeOptions } from 'react-admin'

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

/** Field outlines must reach 3:1 against the page, which MUI's own grey does not. */
const outline = (mode: 'light' | 'dark') => (mode === 'light' ? '#64748B' : '#94A3B8')

const surfaces = (palette: Palette) => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // While a list loads; the one of react-admin is nearly white in the dark.
  RaPlaceholder: {
    styleOverrides: { root: { backgroundColor: palette.divider, borderRadius: 4 } },
  },
  // Below a title MUI leaves no space, which cuts off the label of a first outlined field.
  MuiDialogContent: {
    styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } },
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
        '& .column-name, & .column-batch_name': { minWidth: 200 },
        '& .column-participant_name': { minWidth: 140 },
        '& .RaDataTable-headerCell': { padding: '10px 12px' },
        '& .RaDataTable-rowCell': { padding: '8px 12px' },
        '& .RaDataTable-rowEven, & .RaDataTable-rowOdd': { backgroundColor: 'transparent' },
        '& .RaDataTable-clickableRow:hover': {
          backgroundColor: alpha(palette.primary.main, 0.06),
        },
      },
    },
  },
})

const PHONE = '@media (max-width:599.95px)'

/** react-admin gives its toolbars a white ground on phones and dims what it should not. */
const lists = {
  // A table wider than the page scrolls by itself, not the page with it.
  RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
  RaTopToolbar: {
    styleOverrides: {
      root: { minHeight: 48, alignItems: 'center', [PHONE]: { backgroundColor: 'transparent' } },
    },
  },
  // On phones the language is a picture alone; its name stays for screen readers.
  RaLocalesMenuButton: {
    styleOverrides: {
      root: {
        [PHONE]: {
          '& .MuiButton-root': { minWidth: 40, fontSize: 0 },
          '& .MuiButton-startIcon': { margin: 0 },
          '& .MuiButton-endIcon': { display: 'none' },
        },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        [PHONE]: {
          backgroundColor: 'transparent',
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
  },
  RaFilterForm: {
    // A search that runs later than this would call its reader back from the row they have opened.
    defaultProps: { debounce: 150 },
    styleOverrides: {
      root: {
        // A switch is as high as the fields beside it.
        '& .MuiFormGroup-root': { minHeight: 39, justifyContent: 'center' },
        [PHONE]: { '& .MuiFormControl-root': { width: '100%' } },
      },
    },
  },
  RaFilterFormInput: { styleOverrides: { root: { [PHONE]: { flexGrow: 1 } } } },
  // In line with the other fields of its row.
  RaSelectInput: { defaultProps: { margin: 'none' } },
  RaSimpleList: { styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } } },
}

const controls = (palette: Palette, mode: 'light' | 'dark') => ({
  MuiButtonBase: { defaultProps: { disableRipple: false } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 600, borderRadius: 8, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32 },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
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
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: { borderColor: outline(mode) },
      input: { textOverflow: 'ellipsis' },
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  // The label belongs on the input itself: on the wrapping span no screen reader finds it.
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
      ':focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
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
    components: { ...surfaces(palette), ...lists, ...controls(palette, mode) },
  }
}

export const lightTheme = build('light', light)
export const darkTheme = build('dark', dark)
