import type { HistoryRow } from '../../../contract/audit.ts'
import { formatDateTime } from '../../../dates/civilDate.ts'
import { changedValues } from '../../../rules/words/changedValues.ts'

export type HistoryItem = {
  key: string
  when: string
  who: string
  action: string
  attribute: string
  oldValue: string
  newValue: string
  note: string
  tone?: 'blue' | 'green' | 'red'
}

const tones: readonly (readonly [RegExp, NonNullable<HistoryItem['tone']>])[] = [
  [/регистрир/i, 'green'],
  [/изтри|премах|анулир/i, 'red'],
  [/статус|резолюц|подпис|изпращ/i, 'blue'],
]

export const historyItems = (rows: readonly HistoryRow[]): HistoryItem[] =>
  rows
    .toSorted((a, b) => Date.parse(b.dateCreated ?? '') - Date.parse(a.dateCreated ?? '') || b.id - a.id)
    .map(({ id, dateCreated, person, action, attribute, oldValue, newValue, note }) => {
      const tone = tones.find(([labels]) => labels.test(action))?.[1]
      const item = {
        key: String(id),
        when: formatDateTime(dateCreated),
        who: person,
        action,
        attribute,
        ...changedValues({ oldValue, newValue }),
        note,
      }
      return tone ? { ...item, tone } : item
    })
