import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunks } from './tooling/chunks'
import { plainIcons } from './tooling/plainIcons'
import { preloadLists } from './tooling/preloadLists'
import { pureRouter } from './tooling/pureRouter'
import { sheets } from './tooling/sheets'
import { texts } from './tooling/textsPlugin'

const backend = process.env.DUXI_BACKEND ?? 'http://127.0.0.1:8000'
// Source outside of the app takes its packages from the app.
const outside = ['react', 'qr', 'katex']
const forwarded = ['/api', '/static', '/media', '/healthz', '/readyz', '/snap', '/google', '/zoom']

// What every page stands on changes rarely: its own file stays in the browser's cache from release to release.
const base = {
  name: 'base',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@lingui)\//,
  tags: ['$initial' as const],
  priority: 1,
}

// What the first load needs of ours: one file instead of one for every set of screens that share it.
const core = { name: 'core', tags: ['$initial' as const] }

// Styles beyond the first screens' are a chunk of their own: screens that share code with these do not load them.
const rest = { name: 'rest', test: /\/src\/rest\.css$/, priority: 2 }
const late = { name: 'late', test: /\/src\/late\.css$/, priority: 2 }

// What screens share.
const shared = chunks()

// The package names its development build for browsers; the other one is the same without its warnings.
const routerBuild = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url))
const router = [
  { find: /^react-router$/, replacement: routerBuild('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
]

const lists = preloadLists()

export default defineConfig(({ command }) => ({
  base: '/',
  resolve: { alias: command === 'build' ? router : [], dedupe: outside },
  plugins: [
    texts(),
    pureRouter(),
    plainIcons(),
    shared.plugin,
    lists.plugin,
    babel({
      include: /\/src\/.*\.tsx?$/,
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    }),
    react(),
    lingui({ failOnCompileError: true }),
    tailwindcss(),
    sheets(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: lists.resolveDependencies },
    target: 'es2022',
    // Fonts stay files: the Content-Security-Policy takes none from data: addresses.
    assetsInlineLimit: (file) => (/\.(woff2?|ttf)$/.test(file) ? false : undefined),
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Every file that imports one names it: short names weigh less.
        chunkFileNames: 'assets/c-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [rest, late, base, core, shared.group],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      ...Object.fromEntries(forwarded.map((path) => [path, backend])),
      '/ws': { target: backend.replace('http', 'ws'), ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    maxWorkers: '100%',
    // A module and a document are made once for each worker, not for each file: half the time.
    isolate: false,
    // Threads would hear each other's BroadcastChannel, so one test would end the session of another.
    pool: 'forks',
    testTimeout: 30_000,
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['src/test/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
  },
}))
