import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { ChartWithTable } from '../ui/ChartWithTable'
import { ColumnChart } from '../ui/ColumnChart'
import { Delta } from '../ui/Delta'
import { formatDay, formatNumber } from '../ui/format'
import { type Tile, Tiles } from '../ui/Tiles'
import { spoken } from './messages'
import type { Report } from './types'

const MINUTE = 60

/** Two charts side by side where both have room. */
const PAIR = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

/** The figures of the period, and how they came about day by day. */
export const ChatCharts = ({ report }: { report: Report }) => (
  <>
    <Totals report={report} />
    <ChatsByDay report={report} />
    <Box sx={PAIR}>
      <ResponseTimes report={report} />
      <Ratings report={report} />
    </Box>
  </>
)

type Figure = 'conversations' | 'csat' | 'average' | 'first_reply_seconds' | 'handling_seconds'

/** A tile's note: what the number is of, and how it was before. */
const Note = ({ report, of, isGoodUp, children }: NoteProps) => {
  const now = report.totals[of]
  const before = report.before[of]
  return (
    <>
      {children}
      {now !== null && before !== null && (
        <Box component="span" sx={{ display: 'block' }}>
          <Delta now={now} before={before} isGoodUp={isGoodUp} />
        </Box>
      )}
    </>
  )
}

interface NoteProps {
  report: Report
  of: Figure
  isGoodUp?: boolean
  children: ReactNode
}

const Totals = ({ report }: { report: Report }) => {
  const { t } = useLingui()
  const { conversations, by_bot, handed_over, rated, csat, average, ...times } = report.totals
  const note = (of: Figure, said: string, isGoodUp = true) => (
    <Note report={report} of={of} isGoodUp={isGoodUp}>
      {said}
    </Note>
  )
  const tiles: Tile[] = [
    {
      label: t`Percakapan`,
      value: formatNumber(conversations),
      note: note('conversations', t`${by_bot} oleh bot, ${handed_over} ke agen`),
    },
    {
      label: t`CSAT`,
      value: csat === null ? '–' : `${csat}%`,
      note: note('csat', t`dari ${rated} penilaian`),
    },
    {
      label: t`Rata-rata nilai`,
      value: average === null ? '–' : formatNumber(average),
      note: note('average', t`dari 5 bintang`),
    },
    {
      label: t`Balasan pertama`,
      value: spoken(times.first_reply_seconds),
      note: note('first_reply_seconds', t`sejak masuk antrean`, false),
    },
    {
      label: t`Penanganan`,
      value: spoken(times.handling_seconds),
      note: note('handling_seconds', t`sejak diambil agen`, false),
    },
  ]
  return <Tiles tiles={tiles} />
}

/** How many chats began on each day. */
export const ChatsByDay = ({ report }: { report: Report }) => {
  const { t } = useLingui()
  const { conversations } = report.totals
  return (
    <ChartWithTable
      title={t`Percakapan per hari`}
      chart={
        <ColumnChart
          first={t`Percakapan`}
          second={t`Dinilai`}
          summary={t`${conversations} percakapan dalam periode ini`}
          entries={report.by_day.map((day) => ({
            key: day.date,
            label: formatDay(day.date),
            hint: t`${formatDay(day.date)}: ${day.conversations} percakapan, ${day.rated} dinilai`,
            first: day.conversations,
            second: day.rated,
          }))}
        />
      }
      columns={[t`Tanggal`, t`Percakapan`, t`Dinilai`, t`Rata-rata nilai`]}
      rows={report.by_day.map((day) => ({
        key: day.date,
        cells: [formatDay(day.date), day.conversations, day.rated, formatNumber(day.average)],
      }))}
    />
  )
}

const minutes = (seconds: number | null) => Math.round(((seconds ?? 0) / MINUTE) * 10) / 10

const ResponseTimes = ({ report }: { report: Report }) => {
  const { t } = useLingui()
  const replied = spoken(report.totals.first_reply_seconds)
  return (
    <ChartWithTable
      title={t`Waktu balasan per hari`}
      hint={t`Rata-rata dalam menit`}
      chart={
        <ColumnChart
          first={t`Balasan pertama`}
          second={t`Penanganan`}
          isSideBySide
          summary={t`Balasan pertama rata-rata ${replied}`}
          entries={report.by_day.map((day) => ({
            key: day.date,
            label: formatDay(day.date),
            hint: t`${formatDay(day.date)}: balasan pertama ${spoken(day.first_reply_seconds)}, penanganan ${spoken(day.handling_seconds)}`,
            first: minutes(day.first_reply_seconds),
            second: minutes(day.handling_seconds),
          }))}
        />
      }
      columns={[t`Tanggal`, t`Balasan pertama`, t`Penanganan`]}
      rows={report.by_day.map((day) => ({
        key: day.date,
        cells: [formatDay(day.date), spoken(day.first_reply_seconds), spoken(day.handling_seconds)],
      }))}
    />
  )
}

const Ratings = ({ report }: { report: Report }) => {
  const { t } = useLingui()
  const { rated } = report.totals
  return (
    <ChartWithTable
      title={t`Sebaran nilai`}
      chart={
        <ColumnChart
          first={t({ message: `Jumlah`, context: `count` })}
          summary={t`${rated} penilaian`}
          entries={[...report.ratings].reverse().map(({ score, count }) => ({
            key: String(score),
            label: `${score} ★`,
            hint: t`${score} bintang: ${count}`,
            first: count,
          }))}
        />
      }
      columns={[t`Nilai`, t({ message: `Jumlah`, context: `count` })]}
      rows={report.ratings.map(({ score, count }) => ({
        key: String(score),
        cells: [`${score} ★`, count],
      }))}
    />
  )
}
