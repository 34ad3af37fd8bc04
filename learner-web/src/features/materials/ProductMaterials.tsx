import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { materialsQuery, type OwnedItem } from '../../api/learning'
import { CardSection } from '../../ui/CardSection'
import { MaterialList } from './MaterialList'

interface ProductMaterialsProps {
  kind: OwnedItem['kind']
  slug: string
}

/** The files of a class or course; nothing where there are none. */
export function ProductMaterials({ kind, slug }: ProductMaterialsProps) {
  const { data } = useQuery(materialsQuery(kind, slug))
  if (!data?.length) return null
  return (
    <CardSection title={<Trans>Materi unduhan</Trans>}>
      <MaterialList materials={data} />
    </CardSection>
  )
}
