import { useEffect, useRef } from 'react'
import { map, type Subscription, tap } from 'rxjs'
import { caseFiles } from '../../../contract/caseFiles.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { ListView } from '../../../contract/enumerations.ts'
import { formatDate } from '../../../rules/civilDate.ts'
import { caseFileRoot } from '../../../rules/to.ts'
import { type AskPage, useSearchPicker } from '../../../screen-kit/search/useSearchPicker.ts'
import { notify } from '../../../transport/notices.ts'
import { attempt, request } from '../../../transport/request.ts'
import type { FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { IconCaseFile } from '../../../widgets/icons.ts'
import type { ChosenCaseFile } from './documentValues.ts'

type Row = Reply<typeof caseFiles.getAllCaseFiles>['items'][number]
type Props = FieldProps & { value: ChosenCaseFile | null; onChange: (value: ChosenCaseFile | null) => void }

/** Case-file autocomplete: ten at a time, a second's pause, an earlier request cancelled (document 2, section 9). */
const take = 10
const milliseconds = 5000
const notFound = () =>
  notify({ kind: 'warning', title: 'Внимание', text: 'Не е намерена преписка с този номер', milliseconds })
const notLoaded = () =>
  notify({ kind: 'error', title: 'Грешка', text: 'Грешка при зареждане на преписка', milliseconds })

const ask: AskPage<Row> = (number, { skip }) =>
  request(caseFiles.getAllCaseFiles, {
    query: { skip, take, indexType: ListView.Cases },
    body: { Number: number },
  }).pipe(
    map((reply) => reply?.items ?? null),
    tap((rows) => {
      if (rows?.length === 0 && skip === 0) notFound()
    }),
  )

const chosenOf = (file: Reply<typeof caseFiles.getCaseFile>): ChosenCaseFile => ({
  guid: file.guid,
  number: file.number,
  rootDocumentGuid: file.rootDocument.guid,
  subject: file.rootDocument.subjectDescription,
})

/** „Към преписка“: found by its number; the chosen one leads to its root document. */
export const CaseFileField = ({ value, onChange, hint, ...field }: Props) => {
  const search = useSearchPicker(ask, take)
  const loading = useRef<Subscription>(undefined)
  useEffect(() => () => loading.current?.unsubscribe(), [])
  const pick = (row: Row) => {
    const { guid, number, rootDocumentGuid, rootDocumentSubjectDescription: subject } = row
    search.onText('')
    onChange({ guid, number, rootDocumentGuid, subject })
    loading.current?.unsubscribe()
    loading.current = attempt(caseFiles.getCaseFile, { query: { caseGuid: guid } }, { quiet: true }).subscribe(
      (outcome) => {
        if (outcome.done) return onChange(chosenOf(outcome.reply))
        notLoaded()
        onChange(null)
      },
    )
  }
  const shown = value ? (
    <>
      {value.subject && `${value.subject} `}
      <a href={caseFileRoot(value.rootDocumentGuid)} target="_blank" rel="noreferrer">
        Отвори преписката<span className="visually-hidden"> (в нов прозорец)</span>
      </a>
    </>
  ) : (
    hint
  )
  return (
    <PickerField<Pick<Row, 'guid' | 'number'>>
      {...field}
      {...(shown !== undefined && { hint: shown })}
      text={search.text}
      onText={search.onText}
      state={search.state}
      items={search.items}
      hasMore={search.hasMore}
      onMore={search.onMore}
      onRetry={search.onRetry}
      itemKey={({ guid }) => guid}
      itemText={({ number }) => number}
      itemIcon={() => IconCaseFile}
      renderItem={(item) => ('rootDocumentGuid' in item ? <Found row={item as Row} /> : item.number)}
      selected={value ? [value] : []}
      onPick={(item) => 'rootDocumentGuid' in item && pick(item as Row)}
      onRemove={() => {
        loading.current?.unsubscribe()
        onChange(null)
      }}
      placeholder="Номер на преписката"
      prompt="Въведете част от номера на преписката."
      nothingFound="Не е намерена преписка с този номер"
    />
  )
}

const Found = ({ row }: { row: Row }) => (
  <>
    <b>{row.number}</b> {row.rootDocumentDateRegistered && `/ ${formatDate(row.rootDocumentDateRegistered)}`}
    <small className="muted clamp-one"> {row.rootDocumentSubjectDescription}</small>
  </>
)
