import { Trans, useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { AppDialog } from '../../ui/AppDialog'
import { Loaded } from '../../ui/Loaded'
import { useLessonPreview } from './calls'
import { ReadingFrame } from './ReadingFrame'
import type { Lesson, LessonPreview as Preview, PreviewVideo } from './types'

interface Props {
  lesson: Lesson
  onClose: () => void
}

/** A content as learners will see it: packaged video or rendered text. */
export const LessonPreview = ({ lesson, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <AppDialog maxWidth="md" onClose={onClose}>
      <DialogTitle sx={{ pr: 7, overflowWrap: 'anywhere' }}>{lesson.title}</DialogTitle>
      <IconButton
        aria-label={t`Tutup`}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Loaded query={useLessonPreview(lesson.id)}>
          {(preview) => <Content lesson={lesson} preview={preview} />}
        </Loaded>
      </DialogContent>
    </AppDialog>
  )
}

const Content = ({ lesson, preview }: { lesson: Lesson; preview: Preview }) => (
  <>
    {preview.video && <Video lesson={lesson} video={preview.video} />}
    {lesson.type === 'video' && !preview.video && (
      <Typography color="text.secondary">
        <Trans>Video ini belum siap diputar.</Trans>
      </Typography>
    )}
    {preview.html && <ReadingFrame html={preview.html} />}
    {lesson.type !== 'video' && !preview.html && (
      <Typography color="text.secondary">
        <Trans>Belum ada teks.</Trans>
      </Typography>
    )}
  </>
)

const Video = ({ lesson, video }: { lesson: Lesson; video: PreviewVideo }) => {
  const { t } = useLingui()
  const element = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    let close = () => {}
    const open = async () => {
      const { playPreview } = await import('./previewPlayer')
      if (isGone || !element.current) return
      close = await playPreview(element.current, { contentId: lesson.id, ...video })
      if (isGone) return close()
      addCaptions(element.current, video.captions)
    }
    open().catch(() => !isGone && setBroken(true))
    return () => {
      isGone = true
      close()
    }
  }, [lesson.id, video])
  return (
    <>
      {isBroken && (
        <Alert severity="error">
          <Trans>Video tidak dapat diputar. Tutup pratinjau ini, lalu buka lagi.</Trans>
        </Alert>
      )}
      <Box
        component="video"
        ref={element}
        controls
        playsInline
        aria-label={t`Pratinjau ${lesson.title}`}
        sx={{ width: 1, aspectRatio: '16 / 9', bgcolor: 'common.black', borderRadius: 1 }}
      />
    </>
  )
}

/** Captions for the browser's own menu. */
function addCaptions(element: HTMLVideoElement, captions: PreviewVideo['captions']) {
  for (const { language, cues } of captions) {
    const track = element.addTextTrack('captions', language.toUpperCase(), language)
    for (const { start, end, text } of cues)
      track.addCue(new VTTCue(start / 1000, end / 1000, text))
  }
}
