import { KindPage } from '../../features/catalogue/KindPage'

export function Component() {
  return <KindPage slug="other" />
}
