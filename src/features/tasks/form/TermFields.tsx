import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { type CivilDate, formatDateYear } from '../../../dates/civilDate.ts'
import type { Term } from '../../../rules/deadlines/termStrip.ts'
import { startInPastMessage } from '../../../rules/tasks/taskValidation.ts'
import { selectOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { FieldFrame } from '../../../widgets/fields/FieldFrame.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { deadlineUnits } from '../taskLookups.ts'
import { type EndState, useEndDate } from '../term/useEndDate.ts'
import { WhyThisTerm } from '../term/WhyThisTerm.tsx'
import { type RowErrors, rowFieldId } from './draftErrors.ts'
import type { AssigneeDraft } from './taskDraft.ts'

type Props = {
  row: AssigneeDraft
  errors: RowErrors
  today: CivilDate
  isOptional?: boolean
  suspensions?: Term['suspensions'] | undefined
  suspendedOn?: Term['suspendedOn'] | undefined
  set: (fields: Partial<AssigneeDraft>) => void
}

/** Renders start, term and unit, with the end date that the server computes. */
export const TermFields = ({ row, errors, today, isOptional = false, suspensions, suspendedOn, set }: Props) => {
  const { key, startDate, quantity, unitId, name } = row
  const units = useAtomValue(deadlineUnits.optionsAtom)
  const takeEnd = useCallback((endDate: CivilDate, endOf: string) => set({ endDate, endOf }), [set])
  const end = useEndDate({ startDate, quantity, unitId }, row, takeEnd)
  const wrong = end.kind === 'wrong' ? end.message : undefined
  return (
    <>
      <div className="assignee-term">
        <DateField
          id={rowFieldId(key, 'startDate')}
          label="Начало"
          required={!isOptional}
          value={startDate}
          min={startDate !== null && startDate === row.startedOn ? undefined : today}
          messages={{ beforeMin: startInPastMessage }}
          onChange={(date) => set({ startDate: date })}
          error={errors.startDate}
        />
        <NumberField
          id={rowFieldId(key, 'quantity')}
          label="Срок"
          required={!isOptional}
          value={quantity}
          min={0}
          onChange={(count) => set({ quantity: count })}
          error={wrong ?? errors.quantity}
        />
        <SelectField
          id={rowFieldId(key, 'unit')}
          label="Мерна единица"
          required={!isOptional}
          value={unitId === null ? '' : String(unitId)}
          options={selectOptions(units, unitId)}
          onChange={(id) => set({ unitId: id === '' ? null : Number(id) })}
          error={errors.unit}
        />
        <EndField end={end} />
      </div>
      {end.kind === 'there' && startDate !== null && quantity !== null && unitId !== null && (
        <WhyThisTerm
          of={name}
          startDate={startDate}
          quantity={quantity}
          unitId={unitId}
          endDate={end.endDate}
          suspensions={suspensions}
          suspendedOn={suspendedOn}
        />
      )}
    </>
  )
}

const endTexts: Record<Exclude<EndState['kind'], 'there'>, string> = {
  incomplete: '–',
  wrong: '–',
  calculating: 'Изчислява се…',
  failed: 'Не е изчислен',
}

const EndField = ({ end }: { end: EndState }) => (
  <FieldFrame
    label="Краен срок"
    hint={
      end.kind === 'failed' ? (
        <span className="flex flex-wrap align-items-center gap-2">
          {end.message}
          <Button small onClick={end.retry}>
            Опитай отново
          </Button>
        </span>
      ) : undefined
    }
  >
    {({ id, 'aria-describedby': describedBy }) => (
      <output id={id} className="assignee-end" aria-describedby={describedBy}>
        {end.kind === 'there' ? formatDateYear(end.endDate) : endTexts[end.kind]}
      </output>
    )}
  </FieldFrame>
)
