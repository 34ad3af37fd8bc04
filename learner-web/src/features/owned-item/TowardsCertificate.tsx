import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type OwnedItem, prospectsQuery } from '../../api/learning'
import { CardSection } from '../../ui/CardSection'
import { Missing } from '../certificates/Missing'

/** What it still takes for the certificate; what is over says so in the head. */
export function TowardsCertificate({ item }: { item: OwnedItem }) {
  const rows = useQuery(prospectsQuery()).data ?? []
  const prospect = rows.find(({ seat_uuid }) => seat_uuid === item.uuid)
  if (item.certificate_number || !prospect || prospect.is_over) return null
  return (
    <CardSection title={<Trans>Menuju sertifikat</Trans>}>
      <Missing prospect={prospect} />
    </CardSection>
  )
}
