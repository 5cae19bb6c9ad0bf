import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { DeviceTypeBody } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import { changeProblem, type SupplementContext, supplementErrors } from '../../../rules/devices/supplementRules.ts'
import { type RegisterFacts, typeErrors } from '../../../rules/devices/typeRules.ts'
import { textLimits } from '../../../rules/words/textLength.ts'
import { useCommitOpenRows } from '../../../screen-kit/form/useCommitOpenRows.ts'
import { useOpenRows } from '../../../screen-kit/form/useOpenRows.ts'
import { mayLeave } from '../../../screen-kit/leaveGuard.ts'
import { FormPage, SaveBar } from '../../../screen-kit/record-form/FormPage.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import { invalidateInTabsAtom } from '../../../state/crossTabInvalidation.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconRegister } from '../../../widgets/icons.ts'
import type { TypeDefinition } from '../typeDefinition.ts'
import { type BodyField, labelOfField } from '../typeLabels.ts'
import { changesTitle, Differences } from './Differences.tsx'
import { SupplementFields } from './SupplementFields.tsx'
import { bodyFields, isChanged, savedType } from './savedType.ts'
import { TypeFields } from './TypeFields.tsx'
import './types.css'

export type SupplementedType = Pick<SupplementContext, 'before' | 'since'> & { parentId: string }

type Props = {
  definition: TypeDefinition
  start: DeviceTypeBody
  supplemented?: SupplementedType | undefined
  linkToCasefileGuid?: string | undefined
  /** True if the form shows the missing fields for the registration as soon as it opens. */
  isToRegister?: boolean
  onSaved: (id: string, thenRegister: boolean) => void
  onCancel: () => void
}

const changesId = ({ name }: TypeDefinition): string => `${name}-changes`

/**
 * Returns the validation errors. For the purpose `register`, fields that only the registration needs are required too.
 */
const errorsFor = ({ definition: { isForeign }, supplemented }: Props, values: DeviceTypeBody, purpose: string) => {
  const facts: RegisterFacts = { isForeign, purpose: purpose === 'register' ? 'register' : 'draft', today: today() }
  return supplemented ? supplementErrors(values, { ...facts, ...supplemented }) : typeErrors(values, facts)
}

const useTypeForm = (props: Props, isRowOpen: boolean) => {
  const { definition, start, supplemented, onSaved } = props
  const [began] = useState(start)
  const [was, setWas] = useState(start)
  const thenRegister = useRef(false)
  const invalidate = useSetAtom(invalidateInTabsAtom)
  // The tree of the case file contains the new record, so it is invalidated too.
  const refresh = () => invalidate(definition.calls.list, definition.calls.byId, caseFiles.getCaseFileTree)
  const form = useRecordForm<DeviceTypeBody, { id: string }>({
    name: definition.name,
    draft: `${definition.name}/${start.id ?? `new${supplemented?.parentId ?? ''}`}`,
    start: began,
    read: readStoredAs(DeviceTypeBody),
    isDirty: (base, values) => base !== values && isChanged(base, values),
    holdsMore: isRowOpen,
    loses: 'Въведеното не е записано.',
    fields: () => bodyFields,
    limits: textLimits(DeviceTypeBody),
    labelOf: (field) => labelOfField(field as BodyField, definition.isForeign),
    errors: (values, purpose) => errorsFor(props, values, purpose),
    rows: (values, _submitted, _refused, purpose) => {
      const problem = supplemented && purpose === 'register' && changeProblem(values, supplemented.before)
      return problem ? [{ fieldId: changesId(definition), label: changesTitle, message: problem }] : []
    },
    onStale: () => void refresh(),
    onDone: ({ id }) => {
      // The record is refetched first, because its page checks whether the saved data is complete.
      void refresh().then(() => onSaved(id, thenRegister.current))
    },
  })
  const save = (purpose: 'save' | 'register') => {
    if (form.busy || !form.check(purpose)) return
    thenRegister.current = purpose === 'register'
    const { parentId } = supplemented ?? {}
    const { linkToCasefileGuid } = props
    form.write(savedType(definition, { was, mine: form.values, parentId, linkToCasefileGuid, onConflict: setWas }))
  }
  return { form, save }
}

export const TypeForm = (props: Props) => {
  const { definition, supplemented, isToRegister = false, onCancel } = props
  const { rows, link } = useOpenRows()
  const { form, save: saveWhole } = useTypeForm(props, rows.isAnyOpen)
  const purpose = useRef<'save' | 'register'>('save')
  const saveRowsFirst = useCommitOpenRows(rows, () => saveWhole(purpose.current))
  const save = (wanted: 'save' | 'register') => {
    purpose.current = wanted
    saveRowsFirst()
  }
  const showMissing = useEffectEvent(() => isToRegister && form.check('register'))
  useEffect(() => {
    showMissing()
  }, [])
  const cancel = async () => {
    if (!(await mayLeave())) return
    form.release()
    onCancel()
  }
  return (
    <FormPage
      form={form}
      notStored="Ред от таблица, който още се попълваше, не се пази."
      onSubmit={() => save('save')}
      bar={
        <SaveBar
          form={form}
          save="Запази чернова"
          saving="Записва се…"
          second={
            <Button icon={IconRegister} busy={form.busy} onClick={() => save('register')}>
              Впиши
            </Button>
          }
          onSave={() => save('save')}
          onCancel={() => void cancel()}
        />
      }
    >
      <p className="muted m-0">Полетата със звезда са задължителни, а тези с кръгче (○) се искат само при вписване.</p>
      {supplemented && <SupplementFields form={form} />}
      {supplemented && (
        <Differences
          before={supplemented.before}
          after={form.values}
          definition={definition}
          id={changesId(definition)}
          error={form.rowError(changesId(definition))}
        />
      )}
      <TypeFields form={form} isForeign={definition.isForeign} table={link} />
    </FormPage>
  )
}
