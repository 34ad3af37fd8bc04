import { Trans } from '@lingui/react/macro'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { OtpHost } from '../OtpHost'
import { BottomNav } from './BottomNav'
import { Footer } from './Footer'
import { FocusHeader, Header } from './Header'
import { useFrame } from './useFrame'

/** Header, screen, footer and mobile navigation; every screen renders its own `<main id="main">` content here. */
export function Frame() {
  const { header, footer, bottomNav } = useFrame()
  return (
    <div
      className={`flex min-h-dvh flex-col ${bottomNav ? '[--bottom-nav:4rem] max-desk:pb-[calc(4rem+env(safe-area-inset-bottom))]' : ''}`}
    >
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0"
      >
        <Trans>Langsung ke isi</Trans>
      </a>
      <PendingBar />
      {header === 'full' && <Header />}
      {header === 'logo' && <FocusHeader />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      {footer && <Footer />}
      {bottomNav && <BottomNav />}
      <OtpHost />
      <ScrollRestoration />
    </div>
  )
}

/** A thin bar for navigation that takes longer than 300 ms. */
function PendingBar() {
  if (useNavigation().state === 'idle') return null
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden">
      <div className="h-full w-2/5 bg-primary opacity-0 [animation:pending_1.1s_0.3s_infinite,rise_0.1s_0.3s_forwards]" />
    </div>
  )
}
