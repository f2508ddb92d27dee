'use client'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { WEEKDAYS } from '../words/rule-words.ts'

type Row = Readonly<Record<string, unknown>>

/** What a row is known by, the first of these that it has. */
const NAMES = ['name', 'subName', 'title', 'label', 'question', 'text', 'when', 'value', 'partner'] as const

function nameOf(row: Row | undefined): string {
  const found = NAMES.map((name) => row?.[name]).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  if (typeof found === 'string') return found
  const [inner] = Array.isArray(row?.['entries']) ? (row['entries'] as Row[]) : []
  return inner ? nameOf(inner) : ''
}

/** `Monday 09:00–18:00`: hours go by their day. */
function hoursOf({ day, open, close }: Row, language: string): string {
  const weekday = typeof day === 'number' ? WEEKDAYS[day]?.[language === 'my' ? 1 : 0] : undefined
  return weekday ? `${weekday} ${String(open ?? '')}–${String(close ?? '')}` : ''
}

/** A list that is folded reads like a menu: names in place of "Item 03". */
export function RowName() {
  const { data, rowNumber } = useRowLabel<Row>()
  const { i18n } = useTranslation()
  const below = ['subMenu', 'entries', 'links', 'items'].map((name) => data?.[name]).find(Array.isArray)
  const count = Array.isArray(below) ? ` (${below.length})` : ''
  return (
    <span>
      {(rowNumber ?? 0) + 1}. {nameOf(data) || hoursOf(data ?? {}, i18n.language)}
      {count}
    </span>
  )
}
