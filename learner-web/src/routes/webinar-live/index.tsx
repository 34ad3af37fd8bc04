import { RoomScreen } from './RoomScreen'

export function Component() {
  return <RoomScreen kind="webinar" />
}
