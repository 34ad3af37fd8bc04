import { useParams } from 'react-router-dom'
import { KindPage } from '../../features/catalogue/KindPage'
import { kindNamed } from '../../kinds/kindMeta'
import { UnknownAddress } from '../errors/UnknownAddress'

export function Component() {
  const slug = kindNamed(useParams().kind)
  return slug ? <KindPage key={slug} slug={slug} /> : <UnknownAddress />
}
