import { Benefits } from './Benefits'
import { Closing } from './Closing'
import { Questions } from './Questions'
import { WayToCertificates } from './WayToCertificates'

interface SectionsProps {
  /** Users with a corporate account have already registered their company. */
  canRegister: boolean
}

/** Everything below the head of the page. */
export function Sections({ canRegister }: SectionsProps) {
  return (
    <>
      <div className="page">
        <Benefits />
        <WayToCertificates />
        <Questions />
      </div>
      <Closing canRegister={canRegister} />
    </>
  )
}
