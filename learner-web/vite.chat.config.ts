import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { texts } from './tooling/textsPlugin'

// The chat for pages of other sites: its window and the script that puts it there, beside the app in dist/.
export default defineConfig({
  base: '/',
  publicDir: false,
  // Source outside of the app takes its packages from the app.
  resolve: { dedupe: ['react'] },
  plugins: [
    texts(),
    babel({
      include: /\/src\/.*\.tsx?$/,
      plugins: ['@lingui/babel-plugin-lingui-macro'],
    }),
    react(),
    lingui({ failOnCompileError: true }),
    tailwindcss(),
  ],
  build: {
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: { window: 'chat-window/index.html', chat: 'src/chatWindow/chat.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === 'chat' ? 'chat-window/chat.js' : 'assets/[name]-[hash].js',
      },
    },
  },
})
