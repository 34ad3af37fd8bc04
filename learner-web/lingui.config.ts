import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** What the shop's first page and the frame show: part of the first load. */
const shop = [
  'src/api/**',
  'src/app/**',
  'src/lib/**',
  'src/ui/**',
  'src/kinds/signs.tsx',
  'src/features/catalogue/Hero.tsx',
  'src/features/catalogue/KindTiles.tsx',
  'src/features/language/**',
  'src/routes/error-*.tsx',
  'src/routes/product.tsx',
]

/** What lists and products' pages show besides; it comes with them. */
const goods = [
  'src/kinds/**',
  'src/features/buy/**',
  'src/features/catalogue/**',
  'src/features/product/**',
  'src/features/reviews/**',
  'src/features/waiting/**',
  'src/features/wishlist/**',
  'src/routes/others.tsx',
  'src/routes/product-*.tsx',
]

const path = (name: string) => `<rootDir>/src/i18n/locales/{locale}/${name}`

export default defineConfig({
  sourceLocale: 'id',
  locales: ['id', 'en', 'zh', 'ar', 'it', 'es', 'fr'],
  fallbackLocales: false,
  catalogs: [
    { path: path('shop'), include: shop },
    { path: path('goods'), include: goods, exclude: shop },
    { path: path('member'), include: ['src'], exclude: [...shop, ...goods] },
  ],
  format: formatter({ lineNumbers: false }),
})
