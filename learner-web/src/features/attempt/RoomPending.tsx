import { useLingui } from '@lingui/react/macro'
import { messageOf } from '../../api/messageOf'
import { Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'

/** Until the questions are here, or why they are not. */
export function RoomPending({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui()
  if (error) {
    return <ErrorState message={messageOf(error) ?? t`Gagal menampilkan soal!`} onRetry={onRetry} />
  }
  return (
    <div className="page grid gap-5 py-10">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  )
}
