import { t } from '@lingui/core/macro'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorState } from '../ui/ErrorState'

interface Props {
  path: string
  children: ReactNode
}

/** The error page of a crashed page. */
export const BrokenPage = () => (
  <ErrorState
    title={t`Informasi Kesalahan`}
    message={t`Halaman ini gagal ditampilkan. Silakan muat ulang; bila masih terjadi, hubungi pengelola.`}
    onRetry={() => location.reload()}
  />
)

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <BrokenPage />
  }
}

/** An error boundary within the frame, reset by navigation. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary path={useLocation().pathname}>{children}</Boundary>
)
