import { useLingui } from '@lingui/react/macro'
import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import ListIcon from '@mui/icons-material/FormatListBulleted'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import RedoIcon from '@mui/icons-material/Redo'
import HeadingIcon from '@mui/icons-material/Title'
import UndoIcon from '@mui/icons-material/Undo'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { TextInput, type TextInputProps, useSourceContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ask } from '../api/client'
import { RichText } from '../ui/RichText'
import { difference, type EditName, edits } from './markdown'

const PAUSE = 400
const KEYS: Readonly<Record<string, EditName>> = { b: 'bold', i: 'italic', k: 'link' }

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const usePreview = (text: string) =>
  useQuery({
    queryKey: ['markdown-preview', text],
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask('/api/backoffice/v1/markdown-previews', {
        body: { text },
        signal,
      }),
  })

/** Types into the text area as a person would, so that the browser can undo it; false where it cannot. */
function typeInto(area: HTMLTextAreaElement, text: string): boolean {
  const { start, end, words } = difference(area.value, text)
  area.setSelectionRange(start, end)
  return words
    ? document.execCommand('insertText', false, words)
    : start === end || document.execCommand('delete')
}

/** Changes the selection of the text area in a box, whose value the form has, and takes changes back. */
function useEdit(name: string, box: RefObject<HTMLElement | null>) {
  const { setValue } = useFormContext()
  return (wanted: EditName | HistoryStep) => {
    const area = box.current?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])')
    if (!area) return
    area.focus()
    if (wanted === 'undo' || wanted === 'redo') {
      document.execCommand(wanted)
      return
    }
    const { value, selectionStart, selectionEnd } = area
    const done = edits[wanted]({ text: value, start: selectionStart, end: selectionEnd })
    if (!typeInto(area, done.text))
      setValue(name, done.text, { shouldDirty: true, shouldValidate: true })
    requestAnimationFrame(() => area.setSelectionRange(done.start, done.end))
  }
}

type HistoryStep = 'undo' | 'redo'

const Toolbar = ({ onEdit }: { onEdit: (edit: EditName | HistoryStep) => void }) => {
  const { t } = useLingui()
  const buttons = [
    { edit: 'bold', label: t`Tebal (Ctrl+B)`, Icon: BoldIcon },
    { edit: 'italic', label: t`Miring (Ctrl+I)`, Icon: ItalicIcon },
    { edit: 'heading', label: t`Subjudul`, Icon: HeadingIcon },
    { edit: 'list', label: t`Daftar`, Icon: ListIcon },
    { edit: 'quote', label: t`Kutipan`, Icon: QuoteIcon },
    { edit: 'link', label: t`Tautan (Ctrl+K)`, Icon: LinkIcon },
    { edit: 'undo', label: t`Urungkan (Ctrl+Z)`, Icon: UndoIcon },
    { edit: 'redo', label: t`Ulangi (Ctrl+Y)`, Icon: RedoIcon },
  ] as const
  return (
    <Box role="toolbar" aria-label={t`Format teks`} sx={{ display: 'flex', gap: 0.5, mb: 1 }}>
      {buttons.map(({ edit, label, Icon }) => (
        <Tooltip key={edit} title={label}>
          <IconButton size="small" aria-label={label} onClick={() => onEdit(edit)}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}

const Preview = ({ text }: { text: string }) => {
  const { t } = useLingui()
  const id = useId()
  const { data, error } = usePreview(usePaused(text))
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="caption" color="text.secondary" component="p">
        {t`Pratinjau`}
      </Typography>
      <Box
        sx={{
          p: 1.5,
          maxHeight: 420,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
        tabIndex={0}
      >
        {error ? error.message : <RichText html={text.trim() ? (data?.html ?? '') : ''} />}
        {!text.trim() && <Typography color="text.secondary">{t`Belum ada teks.`}</Typography>}
      </Box>
    </Box>
  )
}

const beside = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }

/** A text in Markdown with buttons for its marks, beside what readers will see. */
export const MarkdownInput = (props: TextInputProps) => {
  const { getSource } = useSourceContext()
  const name = getSource(props.source)
  const box = useRef<HTMLDivElement>(null)
  const edit = useEdit(name, box)
  const text: unknown = useWatch({ name })
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = event.ctrlKey || event.metaKey ? KEYS[event.key.toLowerCase()] : undefined
    if (!wanted) return
    event.preventDefault()
    event.stopPropagation()
    edit(wanted)
  }
  return (
    <Box sx={{ ...beside, '& > *': { minWidth: 0 } }}>
      <Box ref={box} onKeyDown={onKeyDown}>
        <Toolbar onEdit={edit} />
        <TextInput {...props} multiline minRows={10} maxRows={18} />
      </Box>
      <Preview text={typeof text === 'string' ? text : ''} />
    </Box>
  )
}
