import { memo, useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../dates/civilDate.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { FieldFrame, type FieldProps } from '../../../widgets/fields/FieldFrame.tsx'
import { PickerField } from '../../../widgets/fields/PickerField.tsx'
import { IconCaseFile, IconClose, IconSearch } from '../../../widgets/icons.ts'
import { CaseFileChip } from '../CaseFileChip.tsx'
import type { CaseFileLine } from '../caseFileState.ts'
import { foundByText } from '../foundBy.ts'
import { CaseFileSearch } from '../lazyDialogs.tsx'
import { notFoundText } from './caseFileNotices.ts'
import type { Variant } from './caseFileSearch.ts'
import { useCaseFileSearch } from './useCaseFileSearch.ts'
import { type ChosenCaseFile, useChosenCaseFile } from './useChosenCaseFile.ts'
import '../caseFiles.css'

type Props = FieldProps & {
  value: ChosenCaseFile | null
  onChange: (value: (ChosenCaseFile & { rootDocumentGuid: string }) | null) => void
  /** The variant of the picker, which sets its search delay and page size (specification 2, section 9). */
  variant?: Variant
}

export const CaseFilePicker = memo(({ value, onChange, variant = 1, ...field }: Props) => {
  const search = useCaseFileSearch(variant)
  const { chosen, notePicked } = useChosenCaseFile(value, onChange)
  const [dialog, setDialog] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  const guid = value?.guid
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    box.current?.querySelector<HTMLElement>(guid === undefined ? 'input' : 'button')?.focus()
  }, [guid])
  const pick = ({ guid, number, rootDocumentGuid, rootDocumentSubjectDescription: subject }: CaseFileLine) => {
    setDialog(false)
    search.onText('')
    moved.current = true
    notePicked(guid)
    onChange({ guid, number, rootDocumentGuid, subject })
  }
  const remove = () => {
    moved.current = true
    onChange(null)
  }
  return (
    <div ref={box} className={field.className ? `case-picker ${field.className}` : 'case-picker'}>
      {chosen ? (
        <FieldFrame {...field} className="" hint={field.hint ?? chosen.subject}>
          {(aria) => (
            <div className="case-picked">
              <output id={aria.id} aria-describedby={aria['aria-describedby']}>
                <CaseFileChip aside number={chosen.number} rootDocumentGuid={chosen.rootDocumentGuid} />
              </output>
              {!field.disabled && (
                <IconButton icon={IconClose} label={`Премахни „${chosen.number}“`} onClick={remove} />
              )}
            </div>
          )}
        </FieldFrame>
      ) : (
        <PickerField<CaseFileLine>
          {...field}
          className=""
          text={search.text}
          onText={search.onText}
          state={search.state}
          items={search.items}
          total={search.totalCount}
          onRetry={search.onRetry}
          itemKey={(row) => row.guid}
          itemText={({ number }) => number}
          itemIcon={() => IconCaseFile}
          renderItem={(row) => <Found row={row} />}
          selected={[]}
          onPick={pick}
          onRemove={remove}
          placeholder="Номер на преписката или в нея"
          prompt="Въведете част от номер: на преписката, наш или на подателя на документ в нея."
          nothingFound={notFoundText}
          action={
            !field.disabled && (
              <Button small kind="text" className="flush-start" icon={IconSearch} onClick={() => setDialog(true)}>
                Търсене на преписка
              </Button>
            )
          }
        />
      )}
      <CaseFileSearch open={dialog} onPick={pick} onClose={() => setDialog(false)} />
    </div>
  )
})

const Found = ({
  row: { number, rootDocumentDateRegistered, rootDocumentSubjectDescription, foundBy },
}: {
  row: CaseFileLine
}) => (
  <>
    <b className="nowrap">
      {number}
      {rootDocumentDateRegistered && `-${formatDate(rootDocumentDateRegistered)}`}
    </b>
    {foundBy && <small className="nowrap">{foundByText(foundBy)}</small>}
    <small className="muted case-found-subject">{rootDocumentSubjectDescription}</small>
  </>
)
