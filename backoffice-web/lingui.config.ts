import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'id',
  locales: ['id', 'en'],
  fallbackLocales: false,
  catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}/messages', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
})
