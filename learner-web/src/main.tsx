import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, connectRouter } from './app/App'
import { startingLanguage } from './i18n/choice'
import { activate, activateSource, loadAllTexts } from './i18n/i18n'
import { SOURCE_LOCALE } from './i18n/locales'
import './styles.css'

// Evaluating the app and making its routes are tasks of their own: phones paint and answer in between.
const nextTask = () => new Promise<void>((done) => setTimeout(done))

async function start(root: HTMLElement): Promise<void> {
  await nextTask()
  const locale = startingLanguage()
  activateSource()
  if (import.meta.env.DEV) await loadAllTexts()
  // Without its texts a language cannot be shown; Indonesian stands in and the choice stays remembered.
  if (locale !== SOURCE_LOCALE) await activate(locale).catch(activateSource)
  const app = createRoot(root)
  const router = connectRouter()
  // In slices: a tap on a slow phone is answered while the screen is being built.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (root) void start(root)
