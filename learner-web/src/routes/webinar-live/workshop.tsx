import { useLocation } from 'react-router-dom'
import { RoomScreen } from '../../features/webinar-live/RoomScreen'

/** The room of a workshop or a training: the address begins with which. */
export function Component() {
  const isTraining = useLocation().pathname.startsWith('/training/')
  return <RoomScreen kind={isTraining ? 'training' : 'workshop'} />
}
