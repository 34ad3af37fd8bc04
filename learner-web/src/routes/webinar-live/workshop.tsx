import { RoomScreen } from '../../features/webinar-live/RoomScreen'

export function Component() {
  return <RoomScreen kind="workshop" />
}
