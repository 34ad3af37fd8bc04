import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changePhoto, removePhoto } from '../../api/account'
import { toast } from '../../ui/toast'
import { useRefreshProfile } from './useProfile'

const MAX_BYTES = 5 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

// As data and not as a blob: the site's content policy shows no other pictures than its own.
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    setAddress(null)
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => setAddress(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return address
}

/** A profile picture on its way: chosen, looked at, sent, or taken away. */
export function usePhoto() {
  const { t } = useLingui()
  const refresh = useRefreshProfile()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [share, setShare] = useState(0)
  const done = async ({ message }: { message: string }) => {
    setFile(null)
    toast.success(message || t`Profil diperbarui`)
    await refresh()
  }
  const sending = useMutation({
    mutationFn: (image: File) => changePhoto(image, setShare),
    onSuccess: done,
  })
  const removing = useMutation({ mutationFn: removePhoto, onSuccess: done })

  function problemOf(picked: File): string | null {
    if (!PHOTO_TYPES.includes(picked.type)) return t`Gunakan foto berformat JPEG, PNG, atau WebP.`
    return picked.size > MAX_BYTES ? t`Ukuran foto maksimal 5 MB.` : null
  }

  function choose(picked: File | null): void {
    const found = picked && problemOf(picked)
    setProblem(found)
    setShare(0)
    setFile(found ? null : picked)
  }

  const preview = usePreview(file)
  const send = () => file && sending.mutate(file)
  return { preview, problem, share, choose, send, sending, removing }
}
