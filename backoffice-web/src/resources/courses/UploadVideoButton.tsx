import { CanAccess, useRefresh } from 'react-admin'
import { UploadVideo } from './UploadVideo'

/** Uploads a new video from the list of videos. */
const UploadVideoButton = () => {
  const refresh = useRefresh()
  return (
    <CanAccess resource="videos" action="create">
      <UploadVideo onUploaded={refresh} />
    </CanAccess>
  )
}

export default UploadVideoButton
