import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** What the shop's pages show stands in the first load; every other screen brings the second catalogue. */
const shop = [
  'src/api/**',
  'src/app/**',
  'src/kinds/**',
  'src/lib/**',
  'src/ui/**',
  'src/features/buy/**',
  'src/features/catalogue/**',
  'src/features/language/**',
  'src/routes/error-*.tsx',
  'src/routes/product*.tsx',
]

const path = (name: string) => `<rootDir>/src/i18n/locales/{locale}/${name}`

export default defineConfig({
  sourceLocale: 'id',
  locales: ['id', 'en', 'zh', 'ar', 'it', 'es', 'fr'],
  fallbackLocales: false,
  catalogs: [
    { path: path('shop'), include: shop },
    { path: path('member'), include: ['src'], exclude: shop },
  ],
  format: formatter({ lineNumbers: false }),
})
