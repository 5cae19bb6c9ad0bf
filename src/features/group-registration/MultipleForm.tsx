import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Scope } from '../../contract/enumerations.ts'
import { today } from '../../dates/clock.ts'
import { FormDialog } from '../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../screen-kit/record-form/useRecordForm.ts'
import { IdempotentMutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { itemsOf } from '../../state/lookup.ts'
import { invalidateAtom } from '../../state/queryClient.ts'
import { userAtom } from '../../state/session.ts'
import { IconRefresh, IconRegister } from '../../widgets/icons.ts'
import { type DocumentScope, documentTypesAtom, listCallOf } from '../document-lookups/public.ts'
import { useSimilarLetters } from '../document-record/public.ts'
import { MultipleFields } from './MultipleFields.tsx'
import {
  type MultipleDocuments,
  multipleBody,
  multipleErrors,
  multipleFields,
  multipleServerErrors,
  readMultiple,
} from './multipleDocuments.ts'
import { type GroupRegistration, registeredMultiple } from './registeredMultiple.ts'

type Props = {
  scope: DocumentScope
  start: MultipleDocuments
  onRegistered: (documents: GroupRegistration, values: MultipleDocuments) => void
  onClose: () => void
}

const labels = {
  failed: 'Документите не са регистрирани',
  unknown: 'дали документите са регистрирани',
  check: 'Проверете отново, преди да правите друго: така няма да се регистрират два пъти.',
}

export const MultipleForm = ({ scope, start, onRegistered, onClose }: Props) => {
  const personId = useAtomValue(userAtom)?.person.id
  const types = useAtomValue(documentTypesAtom[scope])
  const invalidate = useSetAtom(invalidateAtom)
  const [write] = useState(() => new IdempotentMutation<GroupRegistration>())
  const needsCorrespondent = ({ typeId }: MultipleDocuments) =>
    itemsOf(types)?.find(({ id }) => id === typeId)?.needsCorrespondent ?? true
  const bodyOf = (values: MultipleDocuments) =>
    multipleBody(values, scope === Scope.AU ? 2 : 1, needsCorrespondent(values))
  const form = useRecordForm<MultipleDocuments, GroupRegistration>({
    name: 'multiple',
    draft: `documents-many/${scope}`,
    start,
    read: readMultiple,
    fields: () => multipleFields,
    errors: (values) => multipleErrors(values, bodyOf(values), today()),
    serverMessages: multipleServerErrors,
    onDone: (documents) => onRegistered(documents, form.values),
    onStale: () => invalidate(...Object.values(listCallOf)),
  })
  const { values, busy, state } = form
  const mustCheck = state?.kind === 'unknown' || state?.kind === 'checking'
  const similar = useSimilarLetters({
    module: scope === Scope.AU ? 'administrative-services' : 'documents-flow',
    body: bodyOf(values),
    caseFile: values.caseFile,
    onConnect: (caseFile) => form.set({ caseFile }),
    count: values.count,
    isOff: mustCheck,
  })
  const send = () => {
    const run = (sent: ReturnType<typeof write.check>) => sent && form.run(() => sent)
    if (mustCheck) return run(write.check())
    similar.ifMayRegister(() =>
      run(write.send(registeredMultiple({ scope, count: values.count ?? 0, body: bodyOf(values), personId }))),
    )
  }
  return (
    <FormDialog
      size="l"
      long
      title="Групово регистриране"
      form={form}
      loses={mustCheck ? 'Не е известно дали документите са регистрирани.' : 'Документите не са регистрирани.'}
      save={mustCheck ? 'Провери отново' : 'Регистрирай'}
      icon={mustCheck ? IconRefresh : IconRegister}
      saving="Документите се регистрират…"
      labels={labels}
      onSave={send}
      onClose={onClose}
    >
      <MultipleFields
        scope={scope}
        form={form}
        types={types}
        needsCorrespondent={needsCorrespondent(values)}
        locked={busy || mustCheck}
      />
      {similar.banner}
      {similar.dialog}
    </FormDialog>
  )
}
