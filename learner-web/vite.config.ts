import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const backend = process.env.DUXI_BACKEND ?? 'http://127.0.0.1:8000'
const forwarded = ['/api', '/static', '/media', '/healthz', '/readyz', '/snap']

// What the shop's pages share travels as one file: a dozen small ones would queue for connections.
const shop = {
  name: 'shop',
  test: /src\/(features\/(catalogue|buy)|kinds\/KindChip|ui\/(Card|Price|Skeleton|PageHeader|Pagination|StickyBar|pages))/,
}

export default defineConfig({
  base: '/',
  plugins: [
    babel({
      include: /\/src\/.*\.tsx?$/,
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    }),
    react(),
    lingui(),
    tailwindcss(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: { output: { advancedChunks: { groups: [shop] } } },
  },
  server: {
    proxy: {
      ...Object.fromEntries(forwarded.map((path) => [path, backend])),
      '/ws': { target: backend.replace('http', 'ws'), ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['src/test/setup.ts'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
  },
})
