import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activate, activateSource } from '../i18n/i18n'
import { isLocale, SOURCE_LOCALE } from '../i18n/locales'
import '../styles.css'

async function start(root: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  activateSource()
  if (isLocale(asked) && asked !== SOURCE_LOCALE) await activate(asked).catch(activateSource)
  const { FramedChat } = await import('./FramedChat')
  document.documentElement.style.background = 'transparent'
  document.body.style.background = 'transparent'
  createRoot(root).render(
    <StrictMode>
      <FramedChat />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void start(root)
