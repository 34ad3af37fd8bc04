import { Button, type ButtonProps } from '@mui/material'
import { type ChangeEvent, type ReactNode, useRef } from 'react'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'disabled'> {
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Asks for files by a real button: a label that looks like one cannot be pressed by keys. */
export const FileButton = ({ accept, multiple = false, onFiles, children, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // The same file may be chosen again once it is mended.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input ref={input} hidden type="file" accept={accept} multiple={multiple} onChange={choose} />
    </>
  )
}
