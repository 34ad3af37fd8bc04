import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const backend = process.env.DUXI_BACKEND ?? 'http://127.0.0.1:8000'
const forwarded = ['/api', '/static', '/media', '/healthz', '/readyz', '/snap', '/google']

// What a shop's page is made of travels in few files: a dozen small ones would queue for connections.
const shop = {
  name: 'shop',
  test: /src\/(features\/catalogue\/(Hero|KindTiles)|kinds\/signs|ui\/(Chip|cx))|lucide-react\/dist\/esm\/icons\/(badge-check|blocks|clipboard-check|compass|graduation-cap|hammer|layers|monitor-play|package|scroll-text|ticket|video)\./,
}
// What shelves, lists and pages of products share: cards with the facts of every kind.
const goods = {
  name: 'goods',
  test: /src\/(features\/(catalogue\/(Availability|Cover|DateTile|KindShelf|Product(Grid|Link|Tile)|Shelf|queries)|wishlist\/(Heart|useWish|pendingWish))|kinds\/|ui\/(Card|Content|Price|Skeleton|Stars|PageHeader|WhenNear))|lucide-react\/dist\/esm\/icons\/(arrow-(up-)?right|chevron-right|circle-slash|flame|heart|star)\./,
}
const list = {
  name: 'list',
  test: /src\/(features\/catalogue\/(Fac|Filter|KindPage|Nothing|ProductList|listState|useFacet|useListState)|ui\/(Pagination|pages))/,
}
const detail = {
  name: 'detail',
  test: /src\/(features\/(buy|waiting|product\/(Agenda|Bundle|Buy|Curriculum|Gallery|parts|People|Schedule|Section|Session|Share)|catalogue\/(FactGrid|useViewed|Product(Page|Skeleton|Text)))|api\/waiting|ui\/StickyBar)|lucide-react\/dist\/esm\/icons\/(briefcase|file-text|headphones|pen-line|wrench)\./,
}
const home = {
  name: 'home',
  test: /src\/features\/(catalogue\/(Agenda|Home|JobRoles|Popular|Slides)|standing\/About)/,
}

// What the entry shares with screens that come later: one file instead of one for each.
const core = {
  name: 'core',
  test: /src\/(app\/paths|api\/(actions|client|envelope|examSession|messageOf|outcome|refresh|session|transport)|lib\/(storage|store)|i18n\/locales)\.ts|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared)/,
}

// A request of its own costs more than what is in any of these: what several screens share travels together.
const icons = {
  name: 'icons',
  test: /lucide-react\/dist\/esm\/icons\/(bell-ring|briefcase-business|calendar-(clock|days)|check-check|chevron-left|circle-play|clock|hourglass|landmark|languages|list-checks|mail|mail-check|map-pin|message-circle|monitor-smartphone|newspaper|party-popper|phone|printer|share-2|shield-check|sliders-horizontal|target|timer|timer-off|trash|users)\./,
}
const calls = {
  name: 'calls',
  test: /src\/api\/(cart|content|faqs|forYou|list|news|recovery|referral|wishlist|captcha\/getToken)\.ts/,
}
const form = {
  name: 'form',
  test: /src\/(features\/auth\/(alertOf|ErrorCount|FormAlert|SubmitButton|useIssues|usePause)|ui\/(Field|TextArea)|lib\/useCountdown)\./,
}

// What every page stands on changes rarely: its own file stays in the browser's cache from release to release.
const base = {
  name: 'base',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@lingui)\//,
  priority: 1,
}

// The package names its development build for browsers; the other one is the same without its warnings.
const routerBuild = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))
const router = [
  { find: /^react-router$/, replacement: routerBuild('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
]

export default defineConfig(({ command }) => ({
  base: '/',
  resolve: { alias: command === 'build' ? router : [] },
  plugins: [
    babel({
      include: /\/src\/.*\.tsx?$/,
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    }),
    react(),
    lingui({ failOnCompileError: true }),
    tailwindcss(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [base, core, shop, goods, list, detail, home, form, icons, calls],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(forwarded.map((path) => [path, backend])),
      '/ws': { target: backend.replace('http', 'ws'), ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    pool: 'threads',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['src/test/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
  },
}))
