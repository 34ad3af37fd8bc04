import { Benefits } from './Benefits'
import { Closing } from './Closing'
import { Questions } from './Questions'
import { WayToCertificates } from './WayToCertificates'

interface SectionsProps {
  /** Whoever has the account of a company has it registered already. */
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
