import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { useLocale } from '../../i18n/locales'
import { whenIdle } from '../../lib/whenIdle'
import { cn } from '../../ui/cn'
import { OtpHost } from '../OtpHost'
import { ActivationReminder } from './ActivationReminder'
import { BottomNav } from './BottomNav'
import { useFrameChoices } from './choices'
import { FocusHeader, Header } from './Header'
import { useFrame } from './useFrame'

// It is below every first screen.
const Footer = lazy(async () => ({ default: (await import('./Footer')).Footer }))

// Not needed before the first navigation.
const PageFocus = lazy(async () => {
  await whenIdle()
  return { default: (await import('./PageFocus')).PageFocus }
})

// Loaded when the browser is idle.
const ChatHost = lazy(async () => {
  await whenIdle()
  return { default: (await import('../../features/chat/ChatHost')).ChatHost }
})

// Space for the navigation at the lower edge of phones.
const ROOM_BELOW = {
  full: '[--bottom-nav:4rem] max-desk:pb-[calc(4rem+env(safe-area-inset-bottom))] print:pb-0',
  mini: '[--bottom-nav:3.5rem] max-desk:pb-[calc(3.5rem+env(safe-area-inset-bottom))] print:pb-0',
  none: false,
} as const

const BOX = 'mx-auto w-full max-w-[80rem] border-line bg-canvas sm:border-x'

/** Header, screen, footer and mobile navigation; every screen renders its own `<main id="main">` content here. */
export function Frame() {
  const { header, footer, bottomNav, boxed } = useFrame()
  const { pageOnly } = useFrameChoices()
  // A quiet screen has its own buttons at the lower edge, where the chat would cover them.
  const isQuiet = !footer
  const locale = useLocale()
  const main = useRef<HTMLElement>(null)
  // Dates and numbers are formatted during rendering, so a change of language remounts the screen.
  const hasLanguages = header === 'full' || header === 'mini'
  return (
    <div className={cn('flex min-h-dvh flex-col', ROOM_BELOW[bottomNav], boxed && BOX)}>
      <a
        href="#main"
        className="no-print fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0"
      >
        <Trans>Langsung ke isi</Trans>
      </a>
      <PendingBar />
      {hasLanguages && <Header mini={header === 'mini'} />}
      {header === 'logo' && <FocusHeader />}
      {hasLanguages && <ActivationReminder />}
      <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet key={hasLanguages ? locale : undefined} />
      </main>
      {footer && (
        <Suspense fallback={<div className="min-h-96" />}>
          <Footer />
        </Suspense>
      )}
      {bottomNav !== 'none' && <BottomNav mini={bottomNav === 'mini'} />}
      <OtpHost />
      <ScrollRestoration />
      <Suspense fallback={null}>
        <ChatHost isHidden={pageOnly || isQuiet} />
      </Suspense>
      <Suspense fallback={null}>
        <PageFocus main={main} />
      </Suspense>
    </div>
  )
}

/** A progress bar for navigations that take longer than 300 ms. */
function PendingBar() {
  if (useNavigation().state === 'idle') return null
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      <div className="h-full w-2/5 bg-primary opacity-0 [animation:pending_1.1s_0.3s_infinite,rise_0.1s_0.3s_forwards]" />
    </div>
  )
}
