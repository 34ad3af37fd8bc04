const PHONE = '@media (max-width:599.95px)'
const ROOM = '@media (min-width:600px)'

/** The buttons that react-admin reduces to icons on phones say what they do. */
const wordsOfIcons = {
  '& .MuiIconButton-sizeLarge[aria-label]': {
    gap: '4px',
    padding: '6px',
    borderRadius: '8px',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
    '&::after': { content: 'attr(aria-label)' },
  },
}

/** On phones the search and the list's buttons share a line; the other filters stand below, two to a line. */
const searchBesideButtons = {
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: '6px 8px',
  '& .RaFilterForm-clearFix, & > span:empty': { display: 'none' },
  '&::after': { content: '""', order: 2, flex: '0 0 100%' },
  '& .filter-field': { order: 3, flex: '1 1 40%', minWidth: 0 },
  '& .filter-field:first-of-type': { order: 0, flex: '1 1 200px' },
  '& .MuiToolbar-root': {
    order: 1,
    flex: '0 1 auto',
    paddingTop: '8px',
    marginInlineStart: 'auto',
  },
}

/** react-admin gives its toolbars a white background on phones and low contrast to some texts. */
export const lists = (palette: { divider: string }) => ({
  // A table wider than the page scrolls instead of the page.
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main, & .RaList-content': { minWidth: 0 },
        '[data-fits] & .RaList-content': { overflow: 'visible' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        minHeight: 48,
        paddingBottom: 4,
        alignItems: 'center',
        [PHONE]: { backgroundColor: 'transparent', minHeight: 0, ...wordsOfIcons },
      },
    },
  },
  // On phones only the language's icon is visible; its name stays for screen readers.
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
          ...searchBesideButtons,
        },
      },
    },
  },
  // react-admin leaves room for a floating bar on phones, which our forms do not have.
  RaSimpleForm: { styleOverrides: { root: { [PHONE]: { paddingBottom: '16px' } } } },
  RaFilterForm: {
    // A later debounce would navigate back from a row that the user has opened meanwhile.
    defaultProps: { debounce: 150 },
    styleOverrides: {
      root: {
        flex: '1 1 auto',
        // A switch is as tall as the fields next to it.
        '& .MuiFormGroup-root': { minHeight: 39, justifyContent: 'center' },
        // Its track begins where the fields above it do.
        '& .MuiFormControlLabel-root': { marginInlineStart: '-6px' },
        // As many filters as fit on one line, next to the list's buttons.
        [ROOM]: {
          minHeight: 0,
          '& .MuiFormControl-root': { minWidth: 140 },
          '& [data-source^="q@"] .MuiFormControl-root, & [data-source$="@contains"] .MuiFormControl-root':
            { width: '100%' },
          '& .filter-field[data-source^="q@"], & .filter-field[data-source$="@contains"]': {
            flex: '1 1 200px',
            maxWidth: 320,
          },
          '& [data-source$="@gte"] .MuiFormControl-root, & [data-source$="@lte"] .MuiFormControl-root':
            { width: 170 },
          '& .MuiAutocomplete-root': { width: 180, minWidth: 0 },
        },
        [PHONE]: {
          display: 'contents',
          '& .MuiFormControl-root, & .MuiAutocomplete-root': { width: '100%' },
          '& .MuiFormControlLabel-root': { minHeight: 44 },
        },
      },
    },
  },
  RaFilterFormInput: { styleOverrides: { root: { [PHONE]: { flexGrow: 1 } } } },
  // Aligned with the other fields of its row.
  RaSelectInput: { defaultProps: { margin: 'none' } },
  // Without a selection its buttons are hidden, also from the keyboard.
  RaBulkActionsToolbar: {
    styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
  },
  // Rows of phones: names stand out, lines tell one row from the next.
  RaSimpleList: {
    styleOverrides: {
      root: {
        paddingBlock: 0,
        '& .RaSimpleList-tertiary': { opacity: 1 },
        '& .MuiListItemText-primary': { fontWeight: 600, lineHeight: 1.4 },
        '& li + li': { borderTop: `1px solid ${palette.divider}` },
      },
    },
  },
})
