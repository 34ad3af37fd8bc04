import { Clients } from '../storefront/HomeExtras'
import { Benefits } from './Benefits'
import { Closing } from './Closing'
import { Projects } from './Projects'
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
        <Clients />
        <Benefits />
        <WayToCertificates />
        <Projects />
        <Questions />
      </div>
      <Closing canRegister={canRegister} />
    </>
  )
}
