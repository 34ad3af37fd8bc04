import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { areas, SHOP, shopSources, sourcesOf } from './tooling/areas'

const path = (name: string) => `<rootDir>/src/i18n/locales/{locale}/${name}`

export default defineConfig({
  sourceLocale: 'id',
  locales: ['id', 'en', 'zh', 'ar', 'it', 'es', 'fr'],
  fallbackLocales: false,
  catalogs: [
    { path: path(SHOP), include: shopSources },
    ...areas().map((area) => ({
      path: path(area),
      include: sourcesOf(area),
      exclude: shopSources,
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
