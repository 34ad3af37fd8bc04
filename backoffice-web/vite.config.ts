import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const server = process.env.DUXI_SERVER ?? 'http://127.0.0.1:8000'
const proxy = { '/api': server, '/media': server, '/static': server }

export default defineConfig({
  base: '/backoffice/',
  plugins: [
    babel({ include: /\/src\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] }),
    react(),
    lingui({ failOnCompileError: true }),
  ],
  // Source outside of the app takes its packages from the app.
  resolve: { dedupe: ['react', 'qr', 'katex'] },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  // Fonts stay files: the Content-Security-Policy takes none from data: addresses.
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 1200, assetsInlineLimit: 0 },
  test: {
    environment: 'jsdom',
    maxWorkers: '100%',
    // A module and a document are made once for each worker, not for each file: half the time.
    isolate: false,
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
})
