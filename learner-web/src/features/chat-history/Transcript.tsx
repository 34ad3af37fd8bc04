import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chatTranscriptQuery } from '../../api/chat/history'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { ErrorState } from '../../ui/States'
import { MessageBubble } from '../chat/Bubbles'
import { ImageViewer } from '../chat/ImageViewer'

/** The messages of one chat, to read. */
export function Transcript({ uuid }: { uuid: string }) {
  const { data, error, refetch, isPending } = useQuery(chatTranscriptQuery(uuid))
  const [image, setImage] = useState<string | null>(null)
  if (isPending) return <ListSkeleton count={3} className="grid gap-3" item="h-24" />
  if (!data) return <ErrorState message={error?.message} onRetry={refetch} />
  const images = data.rows.flatMap((one) => (one.file_url ? [one.file_url] : []))
  return (
    <div className="grid gap-3 border-t border-line p-4">
      {data.rows.map((message) => (
        <MessageBubble
          key={message.sequence}
          message={message}
          isNew={false}
          isActive={false}
          onChoose={() => undefined}
          onImage={setImage}
        />
      ))}
      {image && <ImageViewer images={images} shown={image} onShow={setImage} />}
    </div>
  )
}
