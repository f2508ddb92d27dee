import { defaultTheme, type RaThemeOptions } from 'react-admin'

/** The value of a token as the style sheet gives it: the components compute with colours, so they need them resolved. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim() || '#000'

/** Fields, dialogs and messages of react-admin in the product's own colours and type. */
export const officeTheme = (): RaThemeOptions => ({
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: token('--color-primary'), contrastText: token('--color-on-primary') },
    secondary: { main: token('--color-use') },
    error: { main: token('--color-danger') },
    success: { main: token('--color-success') },
    warning: { main: token('--color-warning') },
    text: { primary: token('--color-text'), secondary: token('--color-text-soft') },
    background: { default: token('--color-sunken'), paper: token('--color-surface') },
    divider: token('--color-line'),
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    body1: { fontSize: 14 },
    h6: { fontSize: 18, fontWeight: 700, lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  transitions: { create: () => 'none' },
  components: {
    ...defaultTheme.components,
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiButton: { styleOverrides: { root: { borderRadius: 999, lineHeight: 1.5 } } },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { padding: '8px 24px 20px', flexWrap: 'wrap', gap: '8px' } },
    },
    MuiInputBase: { styleOverrides: { root: { lineHeight: 1.5 } } },
    // A label in Burmese is higher than its Latin one: marks above and below must not be cut.
    MuiInputLabel: { styleOverrides: { root: { lineHeight: 1.6 } } },
    MuiFormHelperText: { styleOverrides: { root: { lineHeight: 1.5 } } },
  },
})
